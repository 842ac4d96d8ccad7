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
await shareModules('dist');
await minifyPrograms('dist');
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
    const { code } = await minify(readFileSync(path, 'utf8'), SHORTENED);
    if (code === undefined) throw new Error(`${path}: nothing is left`);
    writeFileSync(path, `${code}\n`);
  }
}

/**
 * Moves the modules that several chunks of a bundle have into one file that those import. Webpack repeats a group of modules
 * below 20 kB in every chunk that needs it, a sixteenth of the download (adr 0006); ncc has no option for that. Throws for a
 * module that is not in the text of its chunk as it is in memory.
 */
async function shareModules(directory: string): Promise<void> {
  const names = readdirSync(directory).filter((name) => /^\d+\.index\.js$/.test(name));
  const found = await Promise.all(names.sort().map((name) => modulesOf(join(directory, name))));
  const all = found.flat();
  // What a chunk imports itself is not there in another file.
  const movable = all.filter(({ code }) => !/__WEBPACK_EXTERNAL_|\bimport\b/.test(code));
  const shared = [...Map.groupBy(movable, ({ id }) => id)].filter(([, { length }]) => length > 1);
  const ids = new Set(shared.map(([id]) => id));
  for (const [file, modules] of Map.groupBy(
    movable.filter(({ id }) => ids.has(id)),
    (one) => one.file,
  )) {
    let text = readFileSync(file, 'utf8');
    for (const { id, code } of modules) {
      const parts = text.split(`${id}: (${code})`);
      if (parts.length !== 2) throw new Error(`${file}: module ${id} is not there once`);
      text = parts.join(`${id}: shared[${id}]`);
    }
    writeFileSync(file, `import { shared } from './shared.js';\n${text}`);
  }
  const entries = shared.map(([id, [first]]) => `    ${id}: ${first?.code},\n`);
  writeFileSync(join(directory, 'shared.js'), `export const shared = {\n${entries.join('')}};\n`);
}

/** Returns the modules of a chunk, which defines them and runs none, with their code. */
async function modulesOf(
  file: string,
): Promise<readonly { readonly file: string; readonly id: string; readonly code: string }[]> {
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
