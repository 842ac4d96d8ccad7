import type { Frame } from './face-browser.ts';

/** Golden file that the README shows: the summary of the pull request of `npm start`. */
export const README_FACE = 'check/shop-summary';

/** Where the picture is, without `-light.png` or `-dark.png`. */
export const README_PICTURE = 'docs/images/blocked-pull-request';

/** Width of the column in pixels: with its frame, the picture is as wide as a README. */
export const README_WIDTH = 800;

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
    body { font: 14px/1.5 'Liberation Sans', 'Noto Color Emoji', sans-serif; color: light-dark(#1f2328, #f0f6fc); }
    header h1 { margin: 0 0 8px; font-size: 26px; font-weight: normal; }
    header p { margin: 0 0 16px; }
    header code { padding: 2px 6px; border-radius: 6px; font-size: 12px; background: light-dark(#ddf4ff, #121d2f); color: light-dark(#0969da, #4493f8); }
    .muted { color: light-dark(#59636e, #9198a1); }
    .open { margin-right: 6px; padding: 5px 12px; border-radius: 16px; background: light-dark(#1f883d, #238636); color: #fff; }
    .box { border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px; overflow: hidden; }
    .box article { padding: 16px; }
    .bar { margin: 0; padding: 8px 16px; border-bottom: 1px solid light-dark(#d1d9e0, #3d444d); background: light-dark(#f6f8fa, #151b23); }
    .blocked { margin-bottom: 16px; padding: 12px 16px; border-color: light-dark(#cf222e, #f85149); }
    .blocked p { position: relative; margin: 0; padding-left: 44px; }
    .mark { position: absolute; left: 0; top: 6px; width: 30px; height: 30px; border-radius: 50%; background: light-dark(#cf222e, #da3633); color: #fff; font-size: 24px; line-height: 30px; text-align: center; }`,
};
