/**
 * Completes package-lock.json after `npm install` against a registry mirror that does not carry the binaries of every
 * platform. npm leaves such optional packages out of the lock, and `npm ci` then refuses that very lock ("Missing: …
 * from lock file"). The entries written here are the ones npm itself writes elsewhere, less the checksum of a file
 * that is not available here; npm skips them on platforms they are not for.
 *
 *     npm run lock
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const path = 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
const added: string[] = [];

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] !== undefined || lock.packages[`${parent}/${key}`] !== undefined) continue;
    lock.packages[key] = {
      version,
      ...(entry.dev === true ? { dev: true } : {}),
      optional: true,
      ...platformOf(name),
    };
    added.push(name);
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${path}: ${added.length} packages of other platforms added`);

/** The os, cpu and libc that a binary package's name ends in (`…-linux-x64-musl`), as npm's fields of those names. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.replace(/^@[^/]+\//, '').split('-');
  const os = words.find((word) =>
    ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].includes(word),
  );
  const cpu = words.find((word) =>
    ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'].includes(word),
  );
  if (os === undefined || cpu === undefined) throw new Error(`${name}: no platform in this name`);
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { os: [os], cpu: [cpu], ...(os === 'linux' && libc !== undefined ? { libc: [libc] } : {}) };
}
