import { describe, expect, it } from 'vitest';

import type { HttpSend } from '../../../src/api/http.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import { renderOpenVex } from '../../../src/check/views/openvex/openvex.ts';
import { advisoryWorld } from '../../support/platform/advisory-world.ts';
import { judgeMemory } from '../../support/platform/check-memory.ts';
import { everyView } from '../../support/views/every-view.ts';
import { hashText } from '../../support/views/inert-views.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { chance, portionedTree, shuffledSend } from '../../support/views/shuffled.ts';
import { textTree } from '../../support/samples/text-tree.ts';

const IMAGES = [
  'node:18',
  'node:22',
  'node:22-dev',
  'python:3.13',
  'nginx:1.29',
  'go:1.25',
  'curl:8',
  'perl:5',
];

/** Every image in several files, some of them several times in one. */
function filesOf(registry: string, shift: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => {
      const lines = [0, 3, 5].map((step) => `FROM ${registry}/acme/${IMAGES[(index + shift + step) % 8]}`);
      return [`services/s${index}/Dockerfile`, `${lines.join('\n')}\nFROM docker.io/library/busybox:1.37\n`];
    }),
  );
}

async function viewsOf(
  memory: MemoryPlatform,
  send: HttpSend,
  change: (tree: FileTree) => FileTree,
): Promise<Readonly<Record<string, string>>> {
  const { registry } = memory.endpoints;
  const { assessed, report } = await judgeMemory(
    { ...memory, send },
    {
      head: change(textTree(filesOf(registry, 0))),
      base: {
        kind: 'tree',
        commit: 'b'.repeat(40),
        tree: change(textTree(filesOf(registry, 1))),
        isChange: true,
      },
    },
  );
  const vex = renderOpenVex(assessed, { timestamp: report.checkedAt, author: 'acme/shop', hash: hashText });
  return { ...everyView(report), OpenVEX: JSON.stringify(vex) };
}

describe('the same input', () => {
  it('gives the same bytes in every view, in whatever order answers come', async () => {
    const memory = await startMemoryPlatform({ organizations: advisoryWorld() });
    const first = await viewsOf(memory, memory.send, (tree) => tree);
    expect(first['report']).toContain('"rule": "advisory"');
    // Of the packages of curl, which are attested; of nginx only the name is known.
    expect(first['OpenVEX']).toMatch(/"CVE-2026-9000".*"CVE-2026-9001"/);
    expect(first['OpenVEX']).toMatch(/pkg:oci\/curl@sha256%3A[0-9a-f]{64}/);
    expect(first['OpenVEX']).not.toMatch(/pkg:oci\/nginx/);
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const random = chance(seed);
      const send = shuffledSend(memory.send, random);
      const again = await viewsOf(memory, send, (tree) => portionedTree(tree, random));
      expect(again).toEqual(first);
    }
  });
});
