import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

import type { Frame } from './face-browser.ts';
import { goldenFaces } from './golden-faces.ts';
import type { GoldenFace } from './golden-faces.ts';

/** A picture of the README or of a page of the documentation. */
export interface DocumentationPicture {
  /** The golden file that it shows. */
  readonly face: string;
  /** Where it is, without `-light.png` or `-dark.png`. */
  readonly path: string;
  /** A command with its golden output, shown in a terminal above the face, and the title of the box around the face. */
  readonly terminal?: { readonly command: string; readonly output: string; readonly title: string };
}

/** The first one is the summary of the pull request of `npm start`. */
export const DOCUMENTATION_PICTURES: readonly DocumentationPicture[] = [
  { face: 'check/shop-summary', path: 'docs/images/blocked-pull-request' },
  {
    face: 'diff/nightly-summary',
    path: 'docs/images/diff',
    terminal: {
      command: 'mooring diff cgr.dev/acme/python:3.13 --from pinned',
      output: 'test/golden/diff/nightly.txt',
      title: 'Job summary',
    },
  },
  {
    face: 'bisect/nightly',
    path: 'docs/images/bisect',
    terminal: {
      command: 'mooring bisect cgr.dev/acme/python:3.13 --good 89d --markdown -- ./smoke {image} > issue',
      output: 'test/golden/bisect/nightly.txt',
      title: 'New issue',
    },
  },
];

/** What a picture of the documentation shows: a golden file in its frame, and a hash of both. */
export interface PictureSource {
  readonly golden: GoldenFace;
  readonly frame: Frame;
  readonly hash: string;
}

/** Returns what a picture shows. Throws if there is no such golden file. */
export function sourceOf({ face, terminal }: DocumentationPicture): PictureSource {
  const golden = goldenFaces().find(({ name }) => name === face);
  if (golden === undefined) throw new Error(`${face}: no such golden file`);
  const frame =
    terminal === undefined
      ? PULL_REQUEST
      : terminalFrame(terminal.command, readFileSync(terminal.output, 'utf8'), terminal.title);
  const hash = createHash('sha256')
    .update(JSON.stringify([golden.markdown, frame]))
    .digest('hex');
  return { golden, frame, hash };
}

/** The light and the dark file of a picture. */
export function filesOf({ path }: DocumentationPicture): readonly string[] {
  return ['light', 'dark'].map((theme) => `${path}-${theme}.png`);
}

/** Whether the files of a picture were made from its current source. */
export function isCurrent(picture: DocumentationPicture): boolean {
  const text = `${KEYWORD}\0${sourceOf(picture).hash}`;
  return filesOf(picture).every((file) => existsSync(file) && readFileSync(file).includes(text, 0, 'latin1'));
}

const KEYWORD = 'Source';

/** Writes the hash of its source into a PNG, as its last chunk of text. */
export function withSource(picture: Buffer, { hash }: PictureSource): Buffer {
  const chunk = Buffer.from(`tEXt${KEYWORD}\0${hash}`, 'latin1');
  const [length, sum] = [chunk.length - 4, crc32(chunk)].map((number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(number);
    return bytes;
  }) as [Buffer, Buffer];
  const end = picture.length - LENGTH_OF_END;
  return Buffer.concat([picture.subarray(0, end), length, chunk, sum, picture.subarray(end)]);
}

/** Bytes of the chunk that ends a PNG. */
const LENGTH_OF_END = 12;

/** Width of the column in pixels: with its frame, the picture is as wide as a README. */
export const README_WIDTH = 800;

/** A box with a title, as GitHub shows it. */
const BOX = `
    body { font: 14px/1.5 'Liberation Sans', 'Noto Color Emoji', sans-serif; color: light-dark(#1f2328, #f0f6fc); }
    .box { border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px; overflow: hidden; }
    .box article { padding: 16px; }
    .bar { margin: 0; padding: 8px 16px; border-bottom: 1px solid light-dark(#d1d9e0, #3d444d); background: light-dark(#f6f8fa, #151b23); }`;

/** Returns a terminal with a command and its output above a box. */
export function terminalFrame(command: string, output: string, title: string): Frame {
  const [line, text] = [command, output].map((one) =>
    one.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`),
  );
  return {
    before: `<pre class="terminal"><b>$ ${line}</b>\n${text}</pre><section class="box"><p class="bar"><b>${title}</b></p>`,
    after: '</section>',
    css: `${BOX}
    .terminal { margin: 0 0 16px; padding: 16px; border-radius: 6px; font: 12.5px/1.45 'DejaVu Sans Mono', monospace; background: light-dark(#f6f8fa, #151b23); color: light-dark(#1f2328, #f0f6fc); }`,
  };
}

/** The pull request around the summary: its title, the failed check that blocks merging, and the name of the job. */
export const PULL_REQUEST: Frame = {
  before: `
    <header><h1>Print receipts, and probe the network at start <span class="muted">#7</span></h1>
    <p class="muted"><b class="open">Open</b> wants to merge 1 commit into <code>main</code> from <code>receipts</code></p></header>
    <section class="box blocked"><p><b class="mark">×</b> <b>Merging is blocked</b><br>
    <span class="muted">1 failing check: <b>Mooring / Check images</b> (pull_request), required</span></p></section>
    <section class="box"><p class="bar"><b>Check images</b> summary</p>`,
  after: '</section>',
  css: `
    ${BOX}
    header h1 { margin: 0 0 8px; font-size: 26px; font-weight: normal; }
    header p { margin: 0 0 16px; }
    header code { padding: 2px 6px; border-radius: 6px; font-size: 12px; background: light-dark(#ddf4ff, #121d2f); color: light-dark(#0969da, #4493f8); }
    .muted { color: light-dark(#59636e, #9198a1); }
    .open { margin-right: 6px; padding: 5px 12px; border-radius: 16px; background: light-dark(#1f883d, #238636); color: #fff; }
    .blocked { margin-bottom: 16px; padding: 12px 16px; border-color: light-dark(#cf222e, #f85149); }
    .blocked p { position: relative; margin: 0; padding-left: 44px; }
    .mark { position: absolute; left: 0; top: 6px; width: 30px; height: 30px; border-radius: 50%; background: light-dark(#cf222e, #da3633); color: #fff; font-size: 24px; line-height: 30px; text-align: center; }`,
};
