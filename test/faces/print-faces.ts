/**
 * Renders every golden Markdown file as GitHub shows it, in the widths of its columns, light and dark, folds closed and
 * open; prints one line per picture, and what is wider than its column. The exit status is 1 if there is such content.
 *
 *     npm run faces [-- NAME…]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { findChromium, HOW_TO_INSTALL, startFaceBrowser, WIDTHS } from './face-browser.ts';
import type { Face, FaceBrowser } from './face-browser.ts';
import { goldenFaces } from './golden-faces.ts';
import type { GoldenFace } from './golden-faces.ts';

const PICTURES = 'build/faces';

process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;

async function main(names: readonly string[]): Promise<boolean> {
  const chromium = findChromium();
  if (chromium === undefined) {
    console.error(HOW_TO_INSTALL);
    return false;
  }
  const browser = await startFaceBrowser(chromium);
  try {
    return await printAll(browser, names);
  } finally {
    await browser.close();
  }
}

/** True if everything fits its column. */
async function printAll(browser: FaceBrowser, names: readonly string[]): Promise<boolean> {
  const wanted = goldenFaces().filter(
    ({ name }) => names.length === 0 || names.some((one) => name.includes(one)),
  );
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
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, await face.picture({ width, theme, isOpen }));
        console.log(path);
      }
}
