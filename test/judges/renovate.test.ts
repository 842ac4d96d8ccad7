import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import { parseInstant } from '../../src/values/instant.ts';
import { loadConfig } from '../../src/config/load-config.ts';
import { listImages } from '../../src/references/list-images.ts';
import { rewriteFiles } from '../../src/pin/rewrite-files.ts';
import { createGitRepository } from '../support/github/git-repository.ts';
import { machineVariables } from '../support/jobs/temporary-directory.ts';
import { haveJudge, judgePath } from '../support/judges/judges.ts';
import { sampleDigest } from '../support/samples/sample-plan.ts';
import { textTree } from '../support/samples/text-tree.ts';

/** One file of each kind that both programs read. */
const FILES: Readonly<Record<string, string>> = {
  Dockerfile: 'ARG V=3.20\nFROM cgr.dev/acme/go:1.24 AS b\nFROM alpine\nCOPY --from=busybox:1.36 /a /b\n',
  'compose.yaml': 'services:\n  a:\n    image: redis:7\n  b:\n    image: "${I:-postgres:16}"\n',
  'base/kustomization.yaml':
    'images:\n- name: nginx\n  newTag: "1.10" # c\n- {name: a, newName: ghcr.io/acme/b, newTag: "v1"}\n- name: cgr.dev/acme/c\n  newTag: "22"\n  digest: ""\n',
  '.devcontainer/devcontainer.json':
    '// c\n{\n  "image": "mcr.microsoft.com/devcontainers/go:1.24",\n  "features": {"ghcr.io/acme/features/tool:1": {}},\n}\n',
  '.github/workflows/ci.yml':
    'jobs:\n  a:\n    container: node:20\n    services:\n      db: {image: "postgres:16"}\n    steps:\n      - uses: docker://alpine:3.20\n',
  '.gitlab-ci.yml': 'image: python:3.13\njob:\n  services: [redis:7]\n  script: [x]\n',
  'deploy/pod.yaml': 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: ghcr.io/acme/api:1.4\n',
  'chart/values.yaml': 'image:\n  repository: ghcr.io/acme/api\n  tag: 1.5\n',
  'tekton.yaml': 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n  - image: golang:1.24\n',
};

/** The kinds whose files have no fixed names. */
const CONFIG = { kubernetes: ['deploy/*.yaml'], tekton: ['tekton.yaml'] };

interface Dependency {
  readonly depName?: string;
  readonly currentValue?: string;
  readonly currentDigest?: string;
  readonly skipReason?: string;
}

interface Report {
  readonly repositories: Readonly<
    Record<
      string,
      {
        readonly packageFiles: Readonly<
          Record<string, readonly { readonly packageFile: string; readonly deps: readonly Dependency[] }[]>
        >;
      }
    >
  >;
}

/** Returns what Renovate extracts from files: `file name:tag@digest`, and the reason if it skips one. */
async function extracted(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { folder, commit } = createGitRepository();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  commit('first');
  const home = createGitRepository().folder;
  const [config, report] = [join(home, 'config.json'), join(home, 'report.json')];
  const patterns = Object.entries(CONFIG).map(([kind, managerFilePatterns]) => [
    kind,
    { managerFilePatterns },
  ]);
  writeFileSync(config, JSON.stringify(Object.fromEntries(patterns)));
  const options = {
    platform: 'local',
    'dry-run': 'extract',
    'require-config': 'ignored',
    'report-type': 'file',
  };
  const args = Object.entries({ ...options, 'report-path': report }).map(
    ([name, value]) => `--${name}=${value}`,
  );
  await promisify(execFile)(judgePath('renovate'), args, {
    cwd: folder,
    env: {
      ...machineVariables(),
      HOME: home,
      RENOVATE_CONFIG_FILE: config,
      RENOVATE_CACHE_DIR: join(home, 'cache'),
    },
  });
  const { repositories } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return Object.values(repositories)
    .flatMap(({ packageFiles }) => Object.values(packageFiles).flat())
    .flatMap(({ packageFile, deps }) => deps.map((one) => `${packageFile} ${textOf(one)}`));
}

function textOf({ depName = '', currentValue, currentDigest, skipReason }: Dependency): string {
  const tag = currentValue === undefined ? '' : `:${currentValue}`;
  const digest = currentDigest === undefined ? '' : `@${currentDigest}`;
  return `${depName}${tag}${digest}${skipReason === undefined ? '' : ` (${skipReason})`}`;
}

const DIGEST = sampleDigest('1');

describe.skipIf(!haveJudge('renovate'))('Renovate, in a repository with pins', () => {
  it('finds each tag with its digest, and skips nothing', async () => {
    const tree = textTree(FILES);
    const { images } = await listImages({ tree, now: parseInstant('2026-06-01T00:00:00Z') });
    const pins = images.map((image) => ({ image, digest: DIGEST }));
    const rewritten = await rewriteFiles({
      tree,
      listing: await loadConfig(tree),
      pins,
      style: 'tag@digest',
    });
    const isFeature = 'ghcr.io/acme/features/tool:1';
    expect([...rewritten.dropped.keys()].map(({ written }) => written)).toEqual([isFeature]);
    const texts = rewritten.files.map(({ path, after }) => [path, new TextDecoder().decode(after)]);
    const found = await extracted({ ...FILES, ...Object.fromEntries(texts) });
    const expected = images.map(({ file, written }) =>
      written === isFeature
        ? `${file} ${written}`
        : `${file} ${written === 'alpine' ? 'alpine:latest' : written}@${DIGEST}`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });
});
