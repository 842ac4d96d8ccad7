/** The parts of a diff that a view can be limited to. The verdict, notes and dangerous changes are always shown. */
export const DIFF_PARTS = ['packages', 'config', 'advisories', 'layers'] as const;
export type DiffPart = (typeof DIFF_PARTS)[number];

/** Which parts a view shows. */
export interface ShownParts {
  /** All if absent or empty. */
  readonly parts?: readonly DiffPart[];
}

/** Whether a view shows a part. */
export function isShown(part: DiffPart, { parts = [] }: ShownParts): boolean {
  return parts.length === 0 || parts.includes(part);
}
