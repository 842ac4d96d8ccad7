/**
 * What Docker rejects the value of `--chmod` for, undefined when it takes it: up to 7777 in octal, or clauses as the program
 * chmod has them (BuildKit dockerfile2llb/convert_copy.go `dispatchCopy`, dchapes-mode `Parse`).
 */
export function complainAboutMode(mode: string): string | undefined {
  const isMode = /^[0-7]+$/.test(mode) ? Number.parseInt(mode, 8) <= 0o7777 : CLAUSES.test(mode);
  return isMode ? undefined : `"${mode}" is no file mode`;
}

const CLAUSE = '[augo]*(?:[-+=][rwxXstugo]*)+';
const CLAUSES = new RegExp(`^${CLAUSE}(?:,${CLAUSE})*$`);
