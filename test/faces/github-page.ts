/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { Marked } from 'marked';

/**
 * Where GitHub shows Markdown: a job summary is rendered like a file; in a comment or a pull request's body every line
 * break is kept (GitHub Docs, "Basic writing and formatting syntax", "Line breaks").
 */
export type Place = 'summary' | 'comment';

/**
 * Returns Markdown as HTML: GitHub Flavored Markdown, with raw HTML, not sanitized. It was compared with cmark-gfm and
 * micromark on all golden files: the three give the same document.
 */
export function renderGfm(markdown: string, place: Place): string {
  const renderer = {
    code: ({ text, lang = '' }: { readonly text: string; readonly lang?: string }) =>
      `<pre lang="${escapeHtml(lang)}"><code>${escapeHtml(text)}\n</code></pre>\n`,
  };
  return new Marked({ gfm: true, breaks: place === 'comment', renderer }).parse(markdown, { async: false });
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const TEXT =
  'h1 h2 h3 h4 h5 h6 br b i strong em code tt ins del sup sub p blockquote hr kbd q samp var s strike small wbr';
const BLOCKS = 'div span ol ul li dl dt dd table thead tbody tfoot tr summary caption figure figcaption';

/**
 * What GitHub keeps of the HTML in Markdown (github/html-pipeline, `SanitizationFilter`): no styles, classes, scripts or
 * forms. Only what Mooring could write is listed. `pre` keeps its language, by which GitHub colors it afterwards.
 */
export const GITHUB_SANITIZER = {
  elements: [
    ...`${TEXT} ${BLOCKS}`.split(' '),
    { name: 'a', attributes: ['href'] },
    { name: 'img', attributes: ['src', 'alt', 'width', 'height'] },
    { name: 'details', attributes: ['open'] },
    { name: 'pre', attributes: ['lang'] },
    { name: 'td', attributes: ['colspan', 'rowspan'] },
    { name: 'th', attributes: ['colspan', 'rowspan'] },
    { name: 'input', attributes: ['type', 'checked', 'disabled'] },
  ],
  attributes: ['align', 'title'],
  comments: true,
};

/** Runs in the page: shows the HTML in its article as GitHub would, and returns the markup that GitHub removes. */
export function showHtml({ html, sanitizer }: { html: string; sanitizer: object }): readonly string[] {
  const article = document.querySelector('article') as HTMLElement & {
    setHTML(text: string, options: { sanitizer: object }): void;
  };
  article.setHTML(html, { sanitizer });
  const kept = new Set([...article.querySelectorAll('*')].map(openingTag));
  const written = new DOMParser().parseFromString(html, 'text/html').body;
  const removed = [...written.querySelectorAll('*')].map(openingTag).filter((tag) => !kept.has(tag));
  for (const quote of article.querySelectorAll('blockquote')) showAlert(quote);
  for (const code of article.querySelectorAll('pre[lang=diff] > code')) colorDiff(code);
  return [...new Set(removed)];

  function openingTag(element: Element): string {
    return (element.cloneNode(false) as Element).outerHTML.replace(/<\/.*$/, '');
  }

  /** A quote that begins with `[!WARNING]` or the like on a line of its own (GitHub Docs, "Alerts"). */
  function showAlert(quote: Element): void {
    const text = quote.querySelector(':scope > p:first-child')?.firstChild ?? undefined;
    const [mark, kind = ''] =
      /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/.exec(text?.textContent ?? '') ?? [];
    if (mark === undefined || !(text instanceof Text)) return;
    text.data = text.data.slice(mark.length);
    if (text.nextSibling instanceof HTMLBRElement) text.nextSibling.remove();
    const alert = document.createElement('div');
    alert.className = `markdown-alert markdown-alert-${kind.toLowerCase()}`;
    const title = document.createElement('p');
    title.className = 'markdown-alert-title';
    title.textContent = `${kind[0]}${kind.slice(1).toLowerCase()}`;
    alert.append(title, ...quote.childNodes);
    quote.replaceWith(alert);
  }

  function colorDiff(code: Element): void {
    const lines = (code.textContent ?? '').split(/(?<=\n)/).map((line) => {
      const span = document.createElement('span');
      span.className = line.startsWith('+') ? 'pl-mi1' : line.startsWith('-') ? 'pl-md' : '';
      span.textContent = line;
      return span;
    });
    code.replaceChildren(...lines);
  }
}

/** Runs in the page: opens all folds, or closes them as a visitor finds them. */
export function setFolds(isOpen: boolean): void {
  for (const fold of document.querySelectorAll('details')) fold.open = isOpen;
}

/**
 * Runs in the page, with all folds open: returns what is wider than the column, so that a reader has to scroll, with both
 * widths; and in `text` blocks, characters that are not as wide as the others, so that columns are not aligned.
 */
export function findMisfits(): readonly string[] {
  const article = document.querySelector('article') as HTMLElement;
  const right = article.getBoundingClientRect().right;
  const wide = [
    ...article.querySelectorAll<HTMLElement>('table, pre, img, h1, h2, h3, h4, h5, h6, p, summary, li'),
  ]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > right + 1)
    .map((one) => `${nameOf(one)} needs ${neededBy(one)} px of ${article.clientWidth} px`);
  return [...wide, ...[...article.querySelectorAll<HTMLElement>('pre[lang=text] > code')].flatMap(unevenIn)];

  function neededBy(element: HTMLElement): number {
    return Math.max(element.scrollWidth, Math.ceil(element.getBoundingClientRect().width));
  }

  function nameOf(element: HTMLElement): string {
    const text = element.innerText.replaceAll(/\s+/g, ' ').trim();
    return `${element.tagName.toLowerCase()} "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
  }

  function unevenIn(code: HTMLElement): readonly string[] {
    const characters = [...new Set(code.innerText.replaceAll(/\s/g, ''))];
    const cell = widthOf('x', code);
    return characters
      .filter((one) => Math.abs(widthOf(one, code) - cell) > cell / 20)
      .map((one) => `${nameOf(code)}: "${one}" is not as wide as a letter`);
  }

  function widthOf(character: string, parent: Element): number {
    const span = document.createElement('span');
    span.textContent = character.repeat(20);
    parent.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return width / 20;
  }
}
