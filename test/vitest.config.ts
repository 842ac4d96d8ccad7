import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Tests that change the process: its umask. Each runs in a process of its own. */
const CHANGES_PROCESS = ['github-proxy', 'write-work-tree'].map(
  (name) => `test/integration/io/**/${name}.test.ts`,
);

/** Ends a test that hangs; generous, since no test may depend on the speed of the machine. */
const HANGS = { short: 120_000, long: 300_000 };

/** What each kind of test may touch: unit values, integration the platform in memory, e2e the committed dist. */
const inOneProcess = ['unit', 'property', 'integration', 'contract'].map((name) => ({
  extends: true,
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    exclude: CHANGES_PROCESS,
    pool: 'threads',
    isolate: false,
    testTimeout: HANGS.short,
  },
})) satisfies TestProjectInlineConfiguration[];

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: 'test/support/jobs/global-setup.ts',
    coverage: { include: ['src/**'], exclude: ['src/launch/**'], reporter: ['text', 'html'] },
    maxWorkers: '100%',
    testTimeout: HANGS.long,
    hookTimeout: HANGS.long,
    projects: [
      ...inOneProcess,
      { extends: true, test: { name: 'process', include: CHANGES_PROCESS } },
      { extends: true, test: { name: 'judges', include: ['test/judges/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'e2e', isolate: false, pool: 'threads', include: ['test/e2e/**/*.test.ts'] },
      },
    ],
  },
});
