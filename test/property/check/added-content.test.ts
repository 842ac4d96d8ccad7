import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { RULES } from '../../../src/config/policy/rule-ids.ts';
import type { Finding, Verdict } from '../../../src/check/decide/finding.ts';
import type { GatePolicy } from '../../../src/config/policy/gate-policy.ts';
import { MooringError } from '../../../src/values/errors.ts';
import type { FileTree } from '../../../src/io/ports/file-tree.ts';
import { judgeMemory } from '../../support/platform/check-memory.ts';
import { startEvidenceWorld } from '../../support/platform/evidence-world.ts';
import type { MemoryPlatform } from '../../support/platform/memory-platform.ts';
import { additions, SAMPLE_FILES, withAdditions, withImage } from '../../support/samples/added-content.ts';
import type { RepositoryContent } from '../../support/samples/added-content.ts';
import { placedFindings } from '../../support/views/placed-findings.ts';

let memory: MemoryPlatform;
let bad: string;
beforeAll(async () => {
  ({ memory } = await startEvidenceWorld());
  bad = `${memory.endpoints.registry}/acme/ended:1`;
});

function treeOf({ files, submodules }: RepositoryContent): FileTree {
  return {
    submodules: async () => submodules,
    list: async () => [...files.keys()].sort(),
    read: async (paths) =>
      paths.map((path) => {
        const text = files.get(path);
        return text === undefined
          ? { path, problem: 'it does not exist', isAbsent: true }
          : { path, bytes: Buffer.from(text, 'latin1') };
      }),
  };
}

interface Checked {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** The check of a change; a head that it refuses, such as one with an invalid configuration, fails. */
async function checkChange(
  base: RepositoryContent,
  head: RepositoryContent,
  inputs: Partial<GatePolicy>,
): Promise<Checked> {
  const tree = { isChange: true, kind: 'tree', commit: 'b'.repeat(40), tree: treeOf(base) } as const;
  try {
    const { report } = await judgeMemory(memory, { head: treeOf(head), base: tree }, { inputs });
    return { verdict: report.verdict, findings: placedFindings(report) };
  } catch (error) {
    if (!(error instanceof MooringError)) throw error;
    return { verdict: 'fail', findings: [] };
  }
}

const samples = fc.uniqueArray(fc.nat({ max: SAMPLE_FILES.length - 1 }), { minLength: 1, maxLength: 4 });

/** The samples with the image that has problems, and files of the base that a comment excludes. */
function contentOf(numbers: readonly number[], ignored: readonly number[] = []): RepositoryContent {
  const files = new Map<string, string>();
  for (const number of [...numbers, ...ignored]) {
    const sample = SAMPLE_FILES[number];
    if (sample === undefined) continue;
    const text = withImage(sample.text, bad);
    const isIgnored = ignored.includes(number) && sample.comment !== undefined;
    const comment = `${sample.comment} mooring: ignore=known\n`;
    const line = bad.slice(0, bad.lastIndexOf(':'));
    const at = text.lastIndexOf('\n', text.indexOf(line)) + 1;
    files.set(sample.path, isIgnored ? `${text.slice(0, at)}${comment}${text.slice(at)}` : text);
  }
  return { files, submodules: [] };
}

const RANKS: readonly Verdict[] = ['pass', 'warn', 'fail'];
const ALL_FAIL: Partial<GatePolicy> = { failOn: RULES.filter((rule) => rule !== 'other-registry') };

describe('whatever a change adds', () => {
  it('takes nothing away from what is wrong with the base', async () => {
    await fc.assert(
      fc.asyncProperty(samples, additions, fc.constantFrom({}, ALL_FAIL), async (numbers, added, inputs) => {
        const base = contentOf(numbers);
        const before = await checkChange(base, base, inputs);
        const after = await checkChange(base, withAdditions(base, added, bad), inputs);
        expect(before.verdict).toBe(inputs === ALL_FAIL ? 'fail' : 'warn');
        expect(RANKS.indexOf(after.verdict)).toBeGreaterThanOrEqual(RANKS.indexOf(before.verdict));
        if (after.findings.length === 0) return;
        const keys = new Set(after.findings.map(({ file, key }) => `${file} ${key}`));
        const broken = new Set(
          after.findings.flatMap(({ file, level, rule }) =>
            level === 'error' && rule === 'not-checked' ? [file] : [],
          ),
        );
        const gone = before.findings.filter(
          ({ file, key }) => !keys.has(`${file} ${key}`) && !broken.has(file),
        );
        expect(gone).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  /** An image that has problems, as another spelling of the registry names it. */
  const spelled = fc.constantFrom<((image: string) => string)[]>(
    (image) => image,
    (image) => image.replace(/^[^/]*/, (host) => host.toUpperCase()),
    (image) => image.replace('/', ':443/'),
  );

  it('lets no image past its end of life through', async () => {
    await fc.assert(
      fc.asyncProperty(samples, samples, additions, spelled, async (known, [number = 0], added, spell) => {
        const others = known.filter((one) => one !== number);
        const base = contentOf([], others);
        const files = new Map(base.files);
        const { path, text } = SAMPLE_FILES[number] ?? { path: '', text: '' };
        files.set(path, withImage(text, spell(bad)));
        const head = withAdditions({ ...base, files }, added, bad);
        expect((await checkChange(base, head, {})).verdict).toBe('fail');
      }),
      { numRuns: 300 },
    );
  });

  it('lets none through that files had which the change deletes', async () => {
    await fc.assert(
      fc.asyncProperty(samples, samples, additions, async (known, [number = 0], added) => {
        const { path, text } = SAMPLE_FILES[number] ?? { path: '', text: '' };
        const deleted = contentOf(known.filter((one) => one !== number));
        const clean = bad.replace('/ended:', '/clean:');
        const base = { ...deleted, files: new Map(deleted.files).set(path, withImage(text, clean)) };
        const head = { files: new Map([[path, withImage(text, bad)]]), submodules: [] };
        expect((await checkChange(base, base, {})).verdict).not.toBe('fail');
        expect((await checkChange(base, withAdditions(head, added, bad), {})).verdict).toBe('fail');
      }),
      { numRuns: 100 },
    );
  });

  it('lets no stage become the final one, whatever the order of stages', async () => {
    const stages = fc.uniqueArray(fc.constantFrom('clean', 'ended', 'fixed'), { minLength: 2 });
    const orders = stages.chain((images) =>
      fc.tuple(fc.constant(images), fc.shuffledSubarray(images, { minLength: 1 })),
    );
    const written = (images: readonly string[]): RepositoryContent => {
      const lines = images.map((image) => `FROM ${bad.replace('/ended:', `/${image}:`)} AS ${image}\n`);
      return { files: new Map([['Dockerfile', lines.join('')]]), submodules: [] };
    };
    await fc.assert(
      fc.asyncProperty(orders, additions, async ([before, after], added) => {
        const base = written(before);
        const { verdict } = await checkChange(base, withAdditions(written(after), added, bad), {});
        const isNew = after.at(-1) === 'ended' && before.at(-1) !== 'ended';
        if (isNew) expect(verdict).toBe('fail');
        const { verdict: plain } = await checkChange(base, written(after), {});
        expect(plain === 'fail').toBe(isNew);
      }),
      { numRuns: 60 },
    );
  });

  it('has nothing new in files that it only moves', async () => {
    await fc.assert(
      fc.asyncProperty(samples, fc.constantFrom('moved', 'a/b'), async (numbers, folder) => {
        const base = contentOf(numbers);
        const files = new Map([...base.files].map(([path, text]) => [`${folder}/${path}`, text]));
        const { findings } = await checkChange(base, { ...base, files }, {});
        expect(findings.filter(({ novelty }) => novelty === 'new')).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('lets none through in a file where the base ignores it, with a comment of its own', async () => {
    await fc.assert(
      fc.asyncProperty(samples, additions, fc.boolean(), async ([number = 0], added, isIgnored) => {
        const { comment, path, again } = SAMPLE_FILES[number] ?? { comment: undefined, path: '' };
        fc.pre(again !== undefined);
        const base = contentOf([], [number]);
        const line = isIgnored ? `${comment} mooring: ignore=known\n` : '';
        // Above each line, as the one with the image need not be the first.
        const more = withImage(again ?? '', bad)
          .replaceAll(/^/gm, line)
          .replace(new RegExp(`${line}$`), '');
        const files = new Map([[path, `${base.files.get(path)}${more}`]]);
        const head = withAdditions({ ...base, files }, added, bad);
        expect((await checkChange(base, base, {})).verdict).toBe('pass');
        expect((await checkChange(base, head, {})).verdict).toBe('fail');
      }),
      { numRuns: 200 },
    );
  });
});
