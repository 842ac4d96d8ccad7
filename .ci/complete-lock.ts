/**
 * Completes package-lock.json after `npm install` against a registry mirror that does not carry the binaries of every
 * platform. npm leaves such optional packages out of the lock, and `npm ci` then refuses that very lock ("Missing: … from
 * lock file"). The entries written here satisfy it, but nothing is known to verify such a download with: their `os` does
 * not exist, so that npm installs them nowhere.
 *
 *     npm run lock
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const path = 'package-lock.json';
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, LockedPackage> };
const added: string[] = [];

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const known = lock.packages[`${parent}/${key}`] ?? lock.packages[key];
    if (known?.integrity !== undefined) continue;
    lock.packages[key] = {
      version,
      ...(entry.dev === true ? { dev: true } : {}),
      optional: true,
      os: ['none'],
    };
    added.push(name);
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : Number(a > b))),
);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${path}: ${added.length} packages without a checksum, installed nowhere`);
