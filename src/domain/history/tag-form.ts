/**
 * What a tag's name says about it: all but plain ones are hidden from lists by default
 * (advisory-rules.md#hidden-tags).
 */
export type TagForm = 'plain' | 'dated' | 'epoch' | 'referrer';

/**
 * The form of a tag by its name: `sha256-…` refers to another image, `…-20260131` (also with hours and minutes) is
 * dated, `…-r4` and `…-r4-dev` name an epoch. How the service tells them apart is not documented; a name that is both
 * dated and of an epoch counts as dated.
 */
export function tagForm(name: string): TagForm {
  if (name.startsWith('sha256-')) return 'referrer';
  if (/(?:^|-)20\d{6}(?:\d{4})?(?:-|$)/.test(name)) return 'dated';
  if (/-r\d+(?:-|$)/.test(name)) return 'epoch';
  return 'plain';
}
