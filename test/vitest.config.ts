import { defineConfig } from 'vitest/config';

/** What each kind of test may touch: unit values, integration the platform in memory, e2e the committed dist. */
const projects = ['unit', 'property', 'integration', 'contract', 'e2e'] as const;

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    globalSetup: 'test/support/global-setup.ts',
    coverage: { include: ['src/**'], exclude: ['src/*.ts'], reporter: ['text', 'html'] },
    projects: projects.map((name) => ({
      extends: true,
      test: {
        name,
        include: [`test/${name}/**/*.test.ts`],
        testTimeout: name === 'e2e' ? 60_000 : 20_000,
        hookTimeout: 60_000,
      },
    })),
  },
});
