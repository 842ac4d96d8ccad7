/** Code, addresses of links and comments, which keep their hyphens; then dates and ids of vulnerabilities. */
const PARTS =
  /^(?:> )?(`{3,})[^]*?^(?:> )?\1$|`[^`\n]*`|<code>.*?<\/code>|\]\([^()\s]*\)|<!--[^]*?-->|(?<![\w:.@/-])(?:\d{4}(?:-|&#45;)\d\d-\d\d|CVE-\d{4}-\d+|GHSA(?:-[0-9a-z]{4}){3})(?![\w-])/gm;

/** Markdown whose dates and ids of vulnerabilities are not broken at their hyphens. It does not become longer. */
export function unbroken(markdown: string): string {
  return markdown.replace(PARTS, (part) => (/^[>`<\]]/.test(part) ? part : joined(part)));
}

/** A text that is not broken at its hyphens, such as the version of a package. */
export function joined(text: string): string {
  return text.replaceAll(/-|&#45;/g, '\u2011');
}
