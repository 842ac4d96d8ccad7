import { BOOTSTRAP } from '../platform/identity-world.ts';
import { readdirSync, readFileSync } from 'node:fs';

/** A fenced code block of a page. */
export interface Block {
  readonly page: string;
  /** Of the opening fence, from 1. */
  readonly line: number;
  /** The info string: `sh`, `yaml`, `text`, … */
  readonly info: string;
  readonly text: string;
}

/** The pages for users: README.md and docs/, without docs/internals. */
export const PAGES: readonly string[] = [
  'README.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Returns the fenced code blocks of a page in order; the indentation of a list item is removed. */
export function blocksOf(page: string): readonly Block[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^( *)```(\S*)\n([\s\S]*?)^\1```$/gm)].map(
    ({ 1: indent = '', 2: info = '', 3: body = '', index }) => ({
      page,
      line: text.slice(0, index).split('\n').length,
      info,
      text: body
        .split('\n')
        .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
        .join('\n'),
    }),
  );
}

/** Where a block is, for the title of a test: `docs/pin.md:12 # .github/mooring.yml`. */
export function placeOf({ page, line, text }: Block): string {
  return `${page}:${line} ${text.split('\n', 1)[0] ?? ''}`;
}

/** The identity that stands for the one of the reader. */
export const READER = '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102/d0c5d0c5d0c5d0c5';

/** Values that readers replace by their own, and those of the example. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  '0123456789abcdef0123456789abcdef01234567/0123456789abcdef # the bootstrap identity': BOOTSTRAP,
  '0123456789abcdef0123456789abcdef01234567/0123456789abcdef': READER,
  '0123456789abcdef0123456789abcdef01234567': '5f1c2b7d9e3a4c6b8d0e1f2a3b4c5d6e7f809102',
  '--identity UID': `--identity ${READER}`,
  'your-organization': 'acme',
  'your-org/shop': 'acme/shop',
};

/** Replaces the placeholders of a block, as a reader does. */
export function fillIn(text: string): string {
  return Object.entries(PLACEHOLDERS).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);
}
