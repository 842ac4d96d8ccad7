/**
 * Builds dist: TypeScript to build/, then ncc on that JavaScript (ncc cannot read .ts under TypeScript 7). One bundle
 * for the actions, with a launcher of three lines per action beside it, and one for the embedded platform. Run by
 * `npm run build` only: ncc's output depends on where ncc itself lies.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { minify } from 'terser';
import type { MinifyOptions } from 'terser';

const PLATFORM = 'platform.js';

/** Where the launchers and the entry of the bundle are, and where tsc writes them. */
const LAUNCHERS = join('src', 'launch');
const BUILT = join('build', 'launch');

/**
 * The parts of an experimental parser of undici, which Mooring turns off, and the second form of its parser, without which
 * undici uses the first (adr 0006).
 */
const UNUSED = ['../milo/simd.js', '../milo/no-simd.js', '../llhttp/llhttp_simd-wasm.js'];

/**
 * The files of shared modules, and the names, which no chunk uses itself, under which chunks import them: what many programs
 * start with, what some large ones do, and what is loaded later.
 */
const SHARED = {
  'shared.js': '$shared',
  'shared-by-large.js': '$sharedByLarge',
  'shared-later.js': '$sharedLater',
} as const;
type Shared = keyof typeof SHARED;

/** Programs that start with a module, from which on all load it from one file. */
const MANY = 5;

/** The most bytes with which a program that is started often begins: a login, a lookup. */
const SMALL = 64_000;

/** Shortens what no stack trace shows: the names of functions and classes stay (adr 0006). */
const SHORTENED: MinifyOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 2 },
  keep_fnames: true,
  keep_classnames: true,
  format: { comments: false },
};

mkdirSync('build', { recursive: true });
// The judges of the tests stay (.ci/install-judges).
for (const name of readdirSync('build').filter((one) => one !== 'tools')) {
  rmSync(join('build', name), { recursive: true });
}
rmSync('dist', { recursive: true, force: true });
// The reasons are in the sources: every job that downloads dist would pay for them (architecture.md#budgets).
run('tsc', ['--removeComments']);
const external = UNUSED.flatMap((path) => ['--external', path]);
run('ncc', [
  'build',
  join(BUILT, 'index.js'),
  '--out',
  'dist',
  '--license',
  'licenses.txt',
  '--quiet',
  ...external,
]);
copyFileSync(join(BUILT, 'require-node.js'), join('dist', 'require-node.js'));
for (const launcher of launchers()) {
  if (launcher.startsWith('docker-credential-')) writeProgram(launcher);
  else copyFileSync(join(BUILT, launcher), join('dist', launcher));
}
run('ncc', [
  'build',
  join(BUILT, PLATFORM),
  '--out',
  'dist/platform',
  '--license',
  'licenses.txt',
  '--quiet',
]);
for (const directory of ['dist', join('dist', 'platform')]) removeComments(directory);
await minifyPrograms('dist');
await shareModules('dist');
// npm makes the program executable when it links it, which must not change a file of a clone.
chmodSync(join('dist', 'cli.js'), 0o755);

/** Removes the comments of packages from a bundle, so that a module has the same text wherever it is. */
function removeComments(directory: string): void {
  const files = readdirSync(directory).filter((name) => name.endsWith('.js'));
  const out = join('build', 'without-comments');
  rmSync(out, { recursive: true, force: true });
  const language = '--target esnext --module esnext --moduleResolution bundler --verbatimModuleSyntax';
  const options = `--ignoreConfig --allowJs --noCheck --noResolve --removeComments ${language}`.split(' ');
  const places = ['--rootDir', directory, '--outDir', out];
  run('tsc', [...options, ...places, ...files.map((name) => join(directory, name))]);
  for (const name of files) copyFileSync(join(out, name), join(directory, name));
}

/** Minifies the programs of a directory, a quarter of the download. ncc does that to the entry of a bundle only. */
async function minifyPrograms(directory: string): Promise<void> {
  for (const name of readdirSync(directory).filter((one) => one.endsWith('.js'))) {
    const path = join(directory, name);
    // oxlint-disable-next-line no-await-in-loop -- one processor has to do it all
    const { code } = await minify(withBuiltins(readFileSync(path, 'utf8')), SHORTENED);
    if (code === undefined) throw new Error(`${path}: nothing is left`);
    writeFileSync(path, `${code}\n`);
  }
}

/** Makes webpack's modules of Node.js take them from Node.js itself, without a `require` of their own for each. */
function withBuiltins(text: string): string {
  return text.replaceAll(
    /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("(?=\w)/g,
    'process.getBuiltinModule("',
  );
}

/**
 * Moves the modules that several chunks of a bundle have into files that those import. Small programs keep their own copies of
 * what few others start with, since they would load all that the large ones need. Webpack repeats a group of modules below
 * 20 kB in every chunk that needs it (adr 0006); ncc has no option for that. Every module is put in parentheses, as webpack
 * does and terser does not: V8 compiles such a function at once, and does not read it twice. Throws for a module that is not
 * in the text of its chunk as it is in memory.
 */
async function shareModules(directory: string): Promise<void> {
  const names = readdirSync(directory).filter((name) => /^\d+\.index\.js$/.test(name));
  const all = (await Promise.all(names.sort().map((name) => modulesOf(join(directory, name))))).flat();
  const starts = readFileSync(join(directory, 'index.js'), 'utf8')
    .split('async function')
    .map((text) => [...text.matchAll(/\.e\((\d+)\)/g)].map(([, id]) => join(directory, `${id}.index.js`)));
  const sizeOf = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + statSync(file).size, 0);
  const small = new Set(starts.filter((files) => sizeOf(files) <= SMALL).flat());
  const large = new Set(starts.filter((files) => sizeOf(files) > SMALL).flat());
  const moved = new Map<Chunked, Shared>();
  // What a chunk imports itself is not there in another file.
  for (const copies of Map.groupBy(
    all.filter(({ code }) => !/\bimport\b/.test(code)),
    ({ id }) => id,
  ).values()) {
    const uses = starts.filter((files) => copies.some(({ file }) => files.includes(file)));
    const isCommon = uses.length >= MANY;
    const sharing = isCommon ? copies : copies.filter(({ file }) => large.has(file) || !small.has(file));
    if (sharing.length < 2) continue;
    const isOfLarge = sharing.some(({ file }) => large.has(file));
    const to = isCommon ? 'shared.js' : isOfLarge ? 'shared-by-large.js' : 'shared-later.js';
    for (const copy of sharing) moved.set(copy, to);
  }
  for (const [file, modules] of Map.groupBy(all, (module) => module.file)) {
    let text = readFileSync(file, 'utf8');
    for (const module of modules) {
      const { id, code } = module;
      const from = moved.get(module);
      const parts = text.split(code.startsWith(`${id}(`) ? code : `${keyOf(id)}:${code}`);
      if (parts.length !== 2) throw new Error(`${file}: module ${id} is not there once`);
      text = parts.join(`${id}:${from === undefined ? eager(module) : `${SHARED[from]}[${id}]`}`);
    }
    const used = new Set<Shared>(modules.flatMap((module) => moved.get(module) ?? []));
    const imports = [...used].map((from) => `import{s as ${SHARED[from]}}from"./${from}";`);
    writeFileSync(file, `${imports.join('')}${text}`);
  }
  for (const name of Object.keys(SHARED)) {
    const own = [...moved].flatMap(([module, from]) =>
      from === name ? [[module.id, eager(module)] as const] : [],
    );
    const entries = [...new Map(own)].map(([id, code]) => `${id}:${code}`);
    writeFileSync(join(directory, name), `export const s={${entries.join(',')}};\n`);
  }
}

/** A module of a chunk. */
interface Chunked {
  readonly file: string;
  readonly id: string;
  readonly code: string;
}

/** Returns the function of a module in parentheses; terser writes some of them as methods. */
function eager({ id, code }: Chunked): string {
  return `(${code.startsWith(`${id}(`) ? `function${code.slice(id.length)}` : code})`;
}

/** Returns the ID of a module as terser writes it: `26e3` for 26000. */
function keyOf(id: string): string {
  return id.replace(/0{3,}$/, (zeros) => `e${zeros.length}`);
}

/** Returns the modules of a chunk, which defines them and runs none, with their code. */
async function modulesOf(file: string): Promise<readonly Chunked[]> {
  const { modules } = (await import(pathToFileURL(resolve(file)).href)) as {
    readonly modules: Readonly<Record<string, () => void>>;
  };
  return Object.entries(modules).map(([id, module]) => ({ file, id, code: module.toString() }));
}

/** Lists the launchers of the actions' bundle, as tsc names them: the modules of `launch` that load `index.ts`. */
function launchers(): readonly string[] {
  return readdirSync(LAUNCHERS)
    .filter(
      (name) =>
        name.endsWith('.ts') && readFileSync(join(LAUNCHERS, name), 'utf8').includes("import('./index.ts')"),
    )
    .map((name) => name.replace(/\.ts$/, '.js'));
}

/** Docker starts a credential helper as a program of that very name. */
function writeProgram(launcher: string): void {
  const program = join('dist', launcher.replace(/\.js$/, ''));
  writeFileSync(program, `#!/usr/bin/env node\n${readFileSync(join(BUILT, launcher), 'utf8')}`);
  chmodSync(program, 0o755);
}

function run(tool: string, args: readonly string[]): void {
  execFileSync(join('node_modules', '.bin', tool), args, { stdio: 'inherit' });
}
