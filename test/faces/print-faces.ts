/**
 * Renders every golden Markdown file as GitHub shows it, in the widths of its columns, light and dark, folds closed and
 * open; prints one line per picture, and what is wider than its column. The exit status is 1 if there is such content.
 *
 *     npm run faces [-- NAME… | --readme]
 *
 * `--readme` renders those pictures of the README and the documentation that are not current; it needs pngquant (a Debian
 * package). `npm test -- -u` does so after it has updated the golden files.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { findChromium, HOW_TO_INSTALL, startFaceBrowser, WIDTHS } from './face-browser.ts';
import type { Face, FaceBrowser } from './face-browser.ts';
import { goldenFaces } from './golden-faces.ts';
import type { GoldenFace } from './golden-faces.ts';
import {
  DOCUMENTATION_PICTURES,
  filesOf,
  isCurrent,
  README_WIDTH,
  sourceOf,
  withSource,
} from './readme-picture.ts';
import type { DocumentationPicture } from './readme-picture.ts';

const PICTURES = 'build/faces';

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;

async function main(names: readonly string[]): Promise<boolean> {
  const isReadme = names.includes('--readme');
  const pictures = DOCUMENTATION_PICTURES.filter((one) => !isCurrent(one));
  if (isReadme && pictures.length === 0) return true;
  const chromium = findChromium();
  if (chromium === undefined) {
    console.error(HOW_TO_INSTALL);
    return false;
  }
  const browser = await startFaceBrowser(chromium, isReadme ? 2 : 1);
  try {
    return isReadme ? await saveReadmePictures(browser, pictures) : await printAll(browser, names);
  } finally {
    await browser.close();
  }
}

/** True if everything fits its column. */
async function printAll(browser: FaceBrowser, names: readonly string[]): Promise<boolean> {
  const wanted = goldenFaces().filter(
    ({ name }) => names.length === 0 || names.some((one) => name.includes(one)),
  );
  if (wanted.length === 0) console.error(`${names.join(', ')}: no golden Markdown file has this name`);
  let count = 0;
  for (const golden of wanted) {
    const face = await browser.show(golden.markdown, golden.place);
    await savePictures(golden, face);
    const misfits = await face.misfits();
    for (const misfit of misfits) console.log(`${golden.name}: ${misfit}`);
    count += misfits.length;
  }
  console.log(`${wanted.length} files; ${count} parts do not fit`);
  return wanted.length > 0 && count === 0;
}

async function savePictures({ name, markdown }: GoldenFace, face: Face): Promise<void> {
  const states = markdown.includes('<details>') ? [false, true] : [false];
  for (const width of WIDTHS)
    for (const theme of ['light', 'dark'] as const)
      for (const isOpen of states) {
        const path = `${PICTURES}/${name}-${width}-${theme}${isOpen ? '-open' : ''}.png`;
        save(path, await face.picture({ width, theme, isOpen }));
      }
}

async function saveReadmePictures(
  browser: FaceBrowser,
  pictures: readonly DocumentationPicture[],
): Promise<boolean> {
  for (const picture of pictures) {
    const source = sourceOf(picture);
    const [light = '', dark = ''] = filesOf(picture);
    // oxlint-disable no-await-in-loop -- the browser shows one page at a time
    const face = await browser.show(source.golden.markdown, source.golden.place, source.frame);
    for (const [theme, file] of [['light', light] as const, ['dark', dark] as const]) {
      const png = await face.picture({ width: README_WIDTH, theme, isOpen: false });
      save(file, withSource(withPalette(png), source));
    }
    // oxlint-enable no-await-in-loop
  }
  return true;
}

/** Reduces a picture to 256 colors, which makes it three times smaller. Throws if pngquant fails or is missing. */
function withPalette(picture: Buffer): Buffer {
  return execFileSync('pngquant', ['--speed', '1', '--strip', '256', '-'], { input: picture });
}

function save(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
  console.log(`${path}  ${Math.ceil(picture.length / 1024)} KB`);
}
