import { describe, expect, it } from 'vitest';

import { judgeMemory } from '../../support/platform/check-memory.ts';
import { manyFindings } from '../../support/samples/many-findings.ts';
import { startMemoryPlatform } from '../../support/platform/memory-platform.ts';
import { roundsOfLatency } from '../../support/platform/rounds-of-latency.ts';
import { textTree } from '../../support/samples/text-tree.ts';

/** The requests of a check of so many images with ten findings each, by the rounds of latency that it takes. */
async function roundsOf(
  images: number,
): Promise<{ readonly rounds: readonly number[]; readonly findings: number }> {
  const memory = await startMemoryPlatform(manyFindings(images), 'https://cgr.dev');
  const { registry } = memory.endpoints;
  const { rounds, send } = roundsOfLatency(memory.send);
  const files = Array.from({ length: images }, (_, index) => [
    `service-${index}/Dockerfile`,
    `FROM ${registry}/acme/image-${index}:1\n`,
  ]);
  const { report } = await judgeMemory(
    { ...memory, send },
    {
      head: textTree(Object.fromEntries(files) as Record<string, string>),
      base: { kind: 'none', reason: 'no base', isChange: false },
    },
  );
  return { rounds, findings: report.findings.length };
}

describe('check: rounds of latency', () => {
  it('are as many for 50 images with 500 findings as for one', async () => {
    const one = await roundsOf(1);
    const many = await roundsOf(50);
    expect([one.findings, many.findings]).toEqual([10, 500]);
    expect(many.rounds).toHaveLength(one.rounds.length);
    // What all images have in common comes from three lists.
    // The last one is the only request for pull policies, which is refused.
    // Mint, exchange, a registry's token, the index, the attestation, its content, the advisories. Beside
    // that, two requests for the signature of an image: its referrers, and what is behind its tag.
    expect(one.rounds.length).toBeLessThanOrEqual(7);
    expect(many.rounds.reduce((sum, requests) => sum + requests, 0)).toBeLessThanOrEqual(362);
  });
});
