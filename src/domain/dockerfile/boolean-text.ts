/** True for what Go's `strconv.ParseBool` takes, whichever of the two it comes to. */
export function isBooleanText(text: string): boolean {
  return /^(?:1|t|T|true|TRUE|True|0|f|F|false|FALSE|False)$/.test(text);
}
