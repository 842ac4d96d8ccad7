import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findChromium, HOW_TO_INSTALL, startFaceBrowser } from '../faces/face-browser.ts';
import type { FaceBrowser } from '../faces/face-browser.ts';
import { goldenFaces } from '../faces/golden-faces.ts';

const chromium = findChromium();
if (chromium === undefined) process.stderr.write(`skipped: ${HOW_TO_INSTALL}\n`);

describe.skipIf(chromium === undefined)('Markdown as GitHub shows it', () => {
  let browser: FaceBrowser;
  beforeAll(async () => {
    browser = await startFaceBrowser(chromium ?? '');
  });
  afterAll(() => browser.close());

  async function misfitsOf(markdown: string): Promise<readonly string[]> {
    return (await browser.show(markdown, 'summary')).misfits();
  }

  it.each(goldenFaces())('$name fits the column of a pull request and that of a summary', async (golden) => {
    const face = await browser.show(golden.markdown, golden.place);
    expect(await face.misfits()).toEqual([]);
  });

  it('shows everything that matters of 400 findings on one screen, before the folds', async () => {
    const golden = goldenFaces().find(({ name }) => name === 'check/many-summary');
    expect(golden).toBeDefined();
    const [before = ''] = golden?.markdown.split('<details>') ?? [];
    for (const part of ['block this pull request', '6 critical', 'images fix ', '**Clears '])
      expect(before).toContain(part);
    const face = await browser.show(before, 'summary');
    expect(await face.height()).toBeLessThanOrEqual(900);
  });

  it.each([
    ['a table', `| Image | Fix |\n| --- | --- |\n| a | ${'x'.repeat(120)} |`, 'table "Image Fix a x'],
    ['code', `\`\`\`diff\n+ ${'x'.repeat(120)}\n\`\`\``, 'pre "\\+ x'],
    ['a folded table', `<details><summary>a</summary>\n\n|a|\n|-|\n|${'x'.repeat(120)}|\n`, 'table "a x'],
  ])('finds %s that is wider', async (_, markdown, part) => {
    expect(await misfitsOf(markdown)).toEqual([
      expect.stringMatching(`^${part}.* needs \\d+ px of 748 px$`) as string,
      expect.stringMatching(`^${part}.* needs \\d+ px of 978 px$`) as string,
    ]);
  });

  it('finds a character that breaks the columns of a text block, and markup that GitHub removes', async () => {
    const misfits = await misfitsOf('<p style="color: red">red</p>\n\n```text\n● ✅\n```\n');
    expect(new Set(misfits)).toEqual(
      new Set(['GitHub removes <p style="color: red">', 'code "● ✅": "✅" is not as wide as a letter']),
    );
  });

  it('finds nothing in what fits', async () => {
    expect(await misfitsOf('## Fits\n\n> [!NOTE]\n> `a`\n\n| a |\n| --- |\n| b<br><sub>c</sub> |\n')).toEqual(
      [],
    );
  });
});
