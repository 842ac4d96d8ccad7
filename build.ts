/**
 * Builds dist: TypeScript to build/, then ncc on that JavaScript (ncc cannot read .ts under TypeScript 7). One bundle
 * for the actions, with a launcher of three lines per action beside it, and one for the embedded platform. Run by
 * `npm run build` only: ncc's output depends on where ncc itself lies.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLATFORM = 'platform.js';

rmSync('build', { recursive: true, force: true });
rmSync('dist', { recursive: true, force: true });
// The reasons are in the sources: every job that downloads dist would pay for them (architecture.md#budgets,
// 1 MB).
run('tsc', ['--removeComments']);
run('ncc', ['build', 'build/index.js', '--out', 'dist', '--license', 'licenses.txt', '--quiet']);
copyFileSync(join('build', 'require-node.js'), join('dist', 'require-node.js'));
for (const launcher of launchers()) {
  if (launcher.startsWith('docker-credential-')) writeProgram(launcher);
  else copyFileSync(join('build', launcher), join('dist', launcher));
}
run('ncc', [
  'build',
  join('build', PLATFORM),
  '--out',
  'dist/platform',
  '--license',
  'licenses.txt',
  '--quiet',
]);

/** Lists the launchers of the actions' bundle, as tsc names them: the modules directly in src that load `index.ts`. */
function launchers(): readonly string[] {
  return readdirSync('src')
    .filter(
      (name) =>
        name.endsWith('.ts') && readFileSync(join('src', name), 'utf8').includes("import('./index.ts')"),
    )
    .map((name) => name.replace(/\.ts$/, '.js'));
}

/** Docker starts a credential helper as a program of that very name. */
function writeProgram(launcher: string): void {
  const program = join('dist', launcher.replace(/\.js$/, ''));
  writeFileSync(program, `#!/usr/bin/env node\n${readFileSync(join('build', launcher), 'utf8')}`);
  chmodSync(program, 0o755);
}

function run(tool: string, args: readonly string[]): void {
  execFileSync(join('node_modules', '.bin', tool), args, { stdio: 'inherit' });
}
