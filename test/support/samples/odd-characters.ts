/** Blanks of Unicode, marks without a width, letters that change when their case does, and digits of other scripts. */
const CHARACTERS =
  '\u0085\u00a0\u1680\u2000\u2003\u2028\u2029\u202f\u205f\u3000\ufeff\u200b\u200e\u2060\u180e\ufffd\u0130\u0131\u017f\u212a\u0660\u00e9\u0301\u{1f4a5}';

/** Control characters, bytes that are not UTF-8, and at last a surrogate half, a NUL and a blank in more bytes than allowed. */
const BYTES =
  '\u0000|\u000b|\u000c|\u001f|\r|\u00ff|\u00fe\u00ff|\u00c2|\u00a0|\u0085|\u0080|\u00e2\u0080|\u00f0\u009f|\u00ed\u00a0\u0080|\u00c0\u0080|\u00c0\u00a0';

/** Characters and bytes that readers of text disagree about, as text of one unit per byte. */
export const ODD_CHARACTERS: readonly string[] = [
  ...Array.from(CHARACTERS, (character) => Buffer.from(character).toString('latin1')),
  ...BYTES.split('|'),
];
