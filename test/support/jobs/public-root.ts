import { readFileSync } from 'node:fs';

import { PUBLIC_GOOD_ROOT } from '../../../src/signatures/bundle/public-good-root.ts';

/**
 * The environment of a process whose trust root of the public Sigstore instance is the one in a file: the names of production
 * stand for an embedded platform, and no option can replace the root of the service.
 */
export function publicRootVariables(path: string): Readonly<Record<string, string>> {
  // The minifier writes texts with double quotes in single ones.
  const from = JSON.stringify(`'${PUBLIC_GOOD_ROOT.json.replaceAll('\n', String.raw`\n`)}'`);
  const to = JSON.stringify(JSON.stringify(readFileSync(path, 'utf8')));
  const code = `import { registerHooks } from 'node:module';
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!/\\/dist\\/[^/]+\\.js$/.test(url)) return loaded;
    const text = Buffer.from(loaded.source).toString();
    return { ...loaded, source: text.replace(${from}, () => ${to}) };
  },
});`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}
