/** A clause as a sentence: it begins with a capital and ends with a full stop. */
export function sentence(clause: string): string {
  const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
  return capitalized(full);
}

/** A text with a capital first letter. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
