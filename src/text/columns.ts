/** Rows of cells as lines in which each column begins at one place; nothing is left blank at the end of a line. */
export function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
