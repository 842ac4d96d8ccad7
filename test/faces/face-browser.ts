import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';

import { findProgram } from '../support/jobs/debian-tools.ts';
import { findMisfits, GITHUB_SANITIZER, renderGfm, setFolds, showHtml } from './github-page.ts';
import type { Place } from './github-page.ts';

const require = createRequire(import.meta.url);

/** Widths of GitHub's column in pixels: a comment or the body of a pull request, and a job summary. */
export const WIDTHS = [748, 978] as const;

/** What a page shows around the Markdown. */
export interface Frame {
  readonly before: string;
  readonly after: string;
  readonly css: string;
}

/** A page that shows Markdown as GitHub does, until the browser shows the next one. */
export interface Face {
  /** What GitHub removes, and what is wider than the column in one of its widths, with all folds open. */
  misfits(): Promise<readonly string[]>;
  /** Height in pixels in the narrower column, folds closed. */
  height(): Promise<number>;
  /** A picture (PNG) of a column of `width` pixels. */
  picture(options: {
    readonly width: number;
    readonly theme: 'light' | 'dark';
    readonly isOpen: boolean;
  }): Promise<Buffer>;
}

export interface FaceBrowser {
  show(markdown: string, place: Place, frame?: Frame): Promise<Face>;
  close(): Promise<void>;
}

/** Path of Chromium: the variable CHROMIUM, or the first of its names on PATH; undefined if there is no such file. */
export function findChromium(): string | undefined {
  const { CHROMIUM: path } = process.env;
  if (path !== undefined) return existsSync(path) ? path : undefined;
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  return names.map(findProgram).find((found) => found !== undefined);
}

/** How to install what the pictures need, in one line. */
export const HOW_TO_INSTALL =
  'Chromium is missing; apt-get install chromium fonts-liberation fonts-dejavu-core fonts-noto-color-emoji, or set CHROMIUM to its path';

/** Starts the browser without network access. Pictures have `scale` dots per pixel. */
export async function startFaceBrowser(executablePath: string, scale = 1): Promise<FaceBrowser> {
  const browser = await chromium.launch({ executablePath });
  const page = await browser.newPage({ offline: true, deviceScaleFactor: scale });
  return {
    show: async (markdown, place, frame) => {
      await page.setContent(pageAround(frame));
      const removed = await page.evaluate(showHtml, {
        html: renderGfm(markdown, place),
        sanitizer: GITHUB_SANITIZER,
      });
      return {
        misfits: async () => [
          ...removed.map((tag) => `GitHub removes ${tag}`),
          ...(await misfitsAt(page, WIDTHS[0])),
          ...(await misfitsAt(page, WIDTHS[1])),
        ],
        height: async () => {
          await fold(page, WIDTHS[0], false);
          return page.evaluate(() => document.documentElement.scrollHeight);
        },
        picture: async ({ width, theme, isOpen }) => {
          await page.emulateMedia({ colorScheme: theme });
          await fold(page, width, isOpen);
          return page.screenshot({ fullPage: true });
        },
      };
    },
    close: () => browser.close(),
  };
}

async function misfitsAt(page: Page, width: number): Promise<readonly string[]> {
  await fold(page, width, true);
  return page.evaluate(findMisfits);
}

async function fold(page: Page, width: number, isOpen: boolean): Promise<void> {
  await page.setViewportSize({ width: width + MARGINS, height: 200 });
  await page.evaluate(setFolds, isOpen);
}

/** Pixels left and right of the column. */
const MARGINS = 2 * 16;

/**
 * GitHub's stylesheet names no font that Debian has, except for code (Liberation Mono). Liberation Sans is as wide as
 * Arial and Helvetica, and a little wider than the fonts of other systems.
 */
function pageAround({ before, after, css }: Frame = { before: '', after: '', css: '' }): string {
  const stylesheet = require.resolve('github-markdown-css/github-markdown.css');
  return `<!doctype html><meta charset="utf-8"><style>${readFileSync(stylesheet, 'utf8')}
    body { margin: 0; padding: ${MARGINS / 2}px; background: light-dark(#ffffff, #0d1117); color-scheme: light dark; }
    .markdown-body { font-family: 'Liberation Sans', 'Noto Color Emoji', sans-serif; }
    ${css}</style>${before}<article class="markdown-body"></article>${after}`;
}
