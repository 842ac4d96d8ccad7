/**
 * Builds dist: TypeScript to build/, then ncc on that JavaScript (ncc cannot read .ts under TypeScript 7). One bundle
 * for the actions, with a launcher of three lines per action beside it, and one for the embedded platform. Run by
 * `npm run build` only: ncc's output depends on where ncc itself lies.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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

/** Modules of the entry, which every program loads: what most of them start with, or would repeat. */
const COMMON = [
  'runner/boundary.js',
  'runner/environment.js',
  'runner/service-inputs.js',
  'sign-in/open-access.js',
  'config/policy/policy-options.js',
  'io/files/work-tree.js',
  'identity/decide/create-commands.js',
  'signatures/decide/trust-text.js',
  'end-of-life/decide/explain-lifecycle.js',
  'end-of-life/decide/lifecycle.js',
  'values/duration.js',
];

/** The packages of the entry, which ncc leaves out of the list of licenses. */
const PACKAGES = ['@actions/core', '@actions/exec', '@actions/io'];

/** Programs that `index.js` starts are a chunk each; the platform is a bundle of its own. */
const PROGRAMS = /^launch\/(?!commands)|^embedded-platform\//;

/** Parts that are loaded later, by few runs or with a large package: chunks of their own. */
const APART = [
  /^check\//,
  /^config\//,
  /^images\//,
  /^cli\/help/,
  /^cli\/completion/,
  /\/open-access/,
  /\/open-signatures/,
  /\/add-signers/,
  /\/proxied-/,
  /\/read-structured-/,
];

/** Shortens what no stack trace shows: the names of functions and classes stay (adr 0006). */
const SHORTENED: MinifyOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 2 },
  keep_fnames: true,
  keep_classnames: true,
  format: { comments: false, wrap_func_args: true },
};

mkdirSync('build', { recursive: true });
for (const room of roomsOf('build')) rmSync(join('build', room), { recursive: true });
rmSync('dist', { recursive: true, force: true });
run('tsc', []);
arrangeChunks('build');
// ncc resolves packages by the paths of this file, also where packages import them: the toolkit gets its part of undici.
const paths = { undici: ['./io/http/toolkit-undici.js'] };
writeFileSync(join('build', 'tsconfig.json'), JSON.stringify({ compilerOptions: { paths } }));
process.env['TS_NODE_PROJECT'] = resolve('build', 'tsconfig.json');
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
writeLicenses(join('dist', 'licenses.txt'));
removeComments(join('dist', 'platform'));
await minifyPrograms('dist');
// npm makes the program executable when it links it, which must not change a file of a clone.
chmodSync(join('dist', 'cli.js'), 0o755);

/** Lists what is in the output of tsc; the judges of the tests stay beside it (.ci/install-judges). */
function roomsOf(directory: string): readonly string[] {
  return readdirSync(directory).filter((name) => name !== 'tools');
}

/**
 * Names the chunks of parts by comments in their imports, for webpack. It repeats a group of modules below 20 kB in every
 * chunk that needs it (adr 0006), for which ncc has no option; but no module of the entry, and none within a chunk.
 */
function arrangeChunks(directory: string): void {
  const files = roomsOf(directory).flatMap((room) =>
    readdirSync(join(directory, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  );
  const unused = new Set(APART);
  for (const file of files.filter((name) => name.endsWith('.js') && !PROGRAMS.test(name))) {
    const path = join(directory, file);
    const text = readFileSync(path, 'utf8');
    const named = text.replaceAll(/\bimport\((?='(\.[^']+)')/g, (call, to: string) => {
      const name = /^(?:launch|bisect|diff|resolve|identity|login)\//.test(file) ? 'commands' : 'later';
      const apart = APART.find((pattern) => pattern.test(join(dirname(file), to)));
      if (apart !== undefined) unused.delete(apart);
      return apart === undefined ? `${call}/* webpackChunkName: "${name}" */ ` : call;
    });
    if (named !== text) writeFileSync(path, named);
  }
  if (unused.size > 0) throw new Error(`no part is ${[...unused].join(' or ')}`);
  const eager = COMMON.map((to) => `import(/* webpackMode: "eager", webpackExports: [] */ '../${to}')`);
  appendFileSync(join(BUILT, 'index.js'), `export const common = () => [${eager.join(', ')}];\n`);
}

/** Adds the licenses of the packages of the entry, in the form of ncc, which lists those of other chunks only. */
function writeLicenses(path: string): void {
  const added = PACKAGES.map((name) => {
    const directory = join('node_modules', name);
    const { license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
      readonly license: string;
    };
    return [name, license, readFileSync(join(directory, 'LICENSE.md'), 'utf8'), ''].join('\n');
  });
  writeFileSync(path, `${added.join('\n')}\n${readFileSync(path, 'utf8')}`);
}

/** Removes the comments of packages from a bundle. */
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
    const { code } = await minify(forStart(readFileSync(path, 'utf8')), SHORTENED);
    if (code === undefined) throw new Error(`${path}: nothing is left`);
    writeFileSync(path, `${code}\n`);
  }
}

/**
 * Makes webpack's modules of Node.js take them from Node.js itself, without a `require` of their own for each, and passes the
 * functions of modules to `Object`, which returns them: terser keeps the parentheses of an argument only, and V8 compiles a
 * function in parentheses at once instead of reading it twice.
 */
function forStart(text: string): string {
  return text
    .replaceAll(
      /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("(?=\w)/g,
      'process.getBuiltinModule("',
    )
    .replaceAll(/^\/\*{3}\/ (?=\((?:\(|function))/gm, 'Object');
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
