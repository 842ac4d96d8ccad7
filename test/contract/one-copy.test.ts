import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, unknown> };
const bundle = readdirSync('dist', { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => readFileSync(`dist/${entry.name}`, 'utf8'))
  .join('\n');

describe('the bundle', () => {
  it.each(['undici', '@actions/http-client', 'zod'])('holds one copy of %s', (name) => {
    const copies = Object.keys(lock.packages).filter((path) => path.endsWith(`node_modules/${name}`));
    expect(copies).toEqual([`node_modules/${name}`]);
  });

  it('does not hold the embedded platform: nothing in an action can sign a token', () => {
    // ncc names the module that each part of a bundle comes from.
    expect(bundle).toContain('./build/actions/check/main.js');
    expect(bundle).not.toContain('./build/server/');
    expect(bundle).not.toContain('node_modules/jose/');
  });
});
