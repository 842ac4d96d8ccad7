import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

const LAYERS = [
  'domain',
  'formats',
  'contract',
  'ports',
  'client',
  'server',
  'usecases',
  'adapters',
  'actions',
] as const;
type Layer = (typeof LAYERS)[number];

/** Which layers a layer may import, `import type` included (architecture.md#layers). */
const ALLOWED: Readonly<Record<Layer, readonly Layer[]>> = {
  domain: ['domain'],
  formats: ['domain', 'formats'],
  contract: ['domain', 'contract'],
  ports: ['domain', 'ports'],
  client: ['domain', 'contract', 'ports', 'client'],
  server: ['domain', 'contract', 'ports', 'server'],
  usecases: ['domain', 'formats', 'contract', 'ports', 'client', 'usecases'],
  adapters: ['domain', 'contract', 'ports', 'adapters'],
  actions: ['domain', 'contract', 'ports', 'client', 'usecases', 'adapters', 'actions'],
};

/** Which packages and modules of Node a layer may import. */
const PACKAGES: Readonly<Record<Layer, RegExp>> = {
  domain: /^$/,
  formats: /^(?:yaml|jsonc-parser|picomatch\/posix\.js|ae-cvss-calculator)$/,
  contract: /^zod$/,
  ports: /^$/,
  client: /^$/,
  server:
    /^(?:zod|@bufbuild\/protobuf(?:\/reflect|\/wire|\/wkt)?|@noble\/curves\/.+|jose|yaml|@peculiar\/(?:x509|asn1-.+)|re2js|reflect-metadata|node:.+)$/,
  usecases: /^$/,
  adapters:
    /^(?:undici(?:\/lib\/.+)?|@actions\/.+|@sigstore\/(?:bundle|core|protobuf-specs|verify)|node:.+)$/,
  actions: /^(?:zod|node:.+)$/,
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

/** The modules that a file imports: as they are written, relative ones as paths below src. */
function importsOf(file: string): readonly { readonly written: string; readonly path: string }[] {
  const text = readFileSync(join('src', file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\b[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...found].map(([, from, dynamic, bare]) => {
    const written = from ?? dynamic ?? bare ?? '';
    const path = written.startsWith('.') ? normalize(join(dirname(file), written)) : '';
    // A file of a package by its path is an import of that package.
    const [, packageFile] = /^\.\.\/node_modules\/(.+)$/.exec(path) ?? [];
    return packageFile === undefined ? { written, path } : { written: packageFile, path: '' };
  });
}

function layerOf(path: string): Layer | undefined {
  return LAYERS.find((layer) => path.startsWith(`${layer}/`));
}

/** Returns the imports of a file that its layer does not allow, one line each. */
function violationsOf(file: string): readonly string[] {
  const layer = layerOf(file);
  const isAllowed = ({ written, path }: { readonly written: string; readonly path: string }): boolean => {
    // A launcher, or the entry of the bundle. On an older Node.js, the command line starts a newer one.
    if (file === 'require-node.ts') return written === 'node:child_process';
    if (layer === undefined) return /^(?:index\.ts|require-node\.ts|actions\/|server\/main\.ts)/.test(path);
    if (path === '') return PACKAGES[layer].test(written);
    return ALLOWED[layer].some((allowed) => allowed === layerOf(path));
  };
  return importsOf(file)
    .filter((imported) => !isAllowed(imported))
    .map(({ written }) => `${file} imports ${written}`);
}

describe('the layers', () => {
  it('import only what each of them may', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(violationsOf)).toEqual([]);
  });

  it('only the listener and its transport open sockets, and only adapters and actions touch the machine', () => {
    const sockets = files.filter((file) =>
      importsOf(file).some(({ written }) => /^node:(?:https?|http2|net|tls)$/.test(written)),
    );
    expect(sockets.filter((file) => !/^server\/(?:listen\.ts|transport\/)/.test(file))).toEqual([]);
  });

  it('have no import cycles, including type imports', () => {
    const graph = new Map(
      files.map((file) => [file, importsOf(file).flatMap(({ path }) => (path === '' ? [] : [path]))]),
    );
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      expect(trail, [...trail, file].join(' → ')).not.toContain(file);
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
  });
});
