/** A clause as a sentence: it begins with a capital and ends with a full stop. */
export function sentence(clause: string): string {
  const full = /[.!?]$/.test(clause) ? clause : `${clause}.`;
  return `${full.charAt(0).toUpperCase()}${full.slice(1)}`;
}
