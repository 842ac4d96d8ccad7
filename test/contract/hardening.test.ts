import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

/** A test by its file and a part of its title, as it is written there. */
type Shown = readonly [file: string, title: string];

interface Row {
  readonly row: number;
  readonly topic: string;
  readonly tests: readonly Shown[];
  /** What of the row does not apply, and why. */
  readonly not?: string;
}

const WORKFLOWS = 'test/contract/workflows.test.ts';
const FILES = 'test/e2e/hardening/files.test.ts';
const RUNNER = 'test/e2e/hardening/runner.test.ts';
const TEXTS = 'test/e2e/hardening/texts.test.ts';
const TOKENS = 'test/e2e/hardening/tokens.test.ts';
const ROWS_OF = 'test/e2e/faults/rows';

/** The security checklist (hardening.md): every row, with the tests that fail without it. */
const CHECKLIST: readonly Row[] = [
  { row: 1, topic: 'actions are pinned by commit', tests: [[WORKFLOWS, 'hardening rows 1, 6, 12, 14']] },
  {
    row: 2,
    topic: 'references to parts of our own',
    tests: [],
    not: 'no workflow of ours uses an action or a workflow of ours',
  },
  { row: 3, topic: 'zizmor and actionlint', tests: [[WORKFLOWS, 'hardening row 3']] },
  { row: 4, topic: 'CodeQL, Scorecard, dependency review', tests: [[WORKFLOWS, 'hardening row 4']] },
  {
    row: 5,
    topic: 'egress',
    tests: [
      ['test/e2e/egress.test.ts', 'connects to every host of its list'],
      ['test/contract/egress.test.ts', 'in SECURITY.md covers every action'],
    ],
    not: 'harden-runner in our own CI: its list would have to be learned on GitHub first',
  },
  {
    row: 6,
    topic: 'permissions',
    tests: [
      [WORKFLOWS, 'hardening row 6'],
      [WORKFLOWS, 'hardening rows 6 and 8'],
    ],
  },
  {
    row: 7,
    topic: 'immutable releases',
    tests: [[WORKFLOWS, 'hardening rows 7, 8 and 10']],
    not: 'the switch itself is a setting of the repository',
  },
  {
    row: 8,
    topic: 'the gate of a release',
    tests: [
      [WORKFLOWS, 'hardening rows 7, 8 and 10'],
      [WORKFLOWS, 'hardening rows 6 and 8'],
    ],
  },
  { row: 9, topic: 'dist is what the source gives', tests: [[WORKFLOWS, 'hardening row 9']] },
  { row: 10, topic: 'provenance', tests: [[WORKFLOWS, 'hardening rows 7, 8 and 10']] },
  { row: 11, topic: 'node24', tests: [['test/contract/published-files.test.ts', 'runs on Node 24']] },
  {
    row: 12,
    topic: 'script injection',
    tests: [
      [WORKFLOWS, 'an expression in a script'],
      ['test/unit/sign-in/claim-doctor/render.test.ts', 'hardening row 12'],
      ['test/integration/io/process/exec-command.test.ts', 'hardening row 12'],
      [FILES, 'hardening row 12'],
    ],
  },
  {
    row: 13,
    topic: 'GITHUB_ENV and GITHUB_PATH hold no secret',
    tests: [[TOKENS, 'hardening row 18']],
    not: 'PATH gets one folder, of the credential helper, and only with `refresh`',
  },
  {
    row: 14,
    topic: 'triggers by untrusted users',
    tests: [
      [WORKFLOWS, 'text of others'],
      [`${ROWS_OF}/identity-rows.ts`, 'row: 64'],
    ],
  },
  {
    row: 15,
    topic: 'path traversal',
    tests: [
      ['test/integration/io/files/report-file.test.ts', 'hardening row 15'],
      [FILES, 'hardening rows 15 and 16'],
    ],
  },
  {
    row: 16,
    topic: 'symbolic links',
    tests: [
      ['test/integration/io/files/report-file.test.ts', 'hardening row 16'],
      ['test/integration/io/file-trees.test.ts', 'says why a file cannot be read'],
      [`${ROWS_OF}/credential-file-rows.ts`, 'row: 50'],
      [FILES, 'hardening rows 15 and 16'],
    ],
  },
  {
    row: 17,
    topic: 'prototypes',
    tests: [
      [TEXTS, 'hardening row 17'],
      ['test/property/login/docker-config.test.ts', '__proto__'],
      ['test/unit/sign-in/claim-doctor/diagnose.test.ts', 'hardening row 17'],
      ['test/unit/sign-in/docker-logins.test.ts', '__proto__'],
      ['test/property/formats/method-names.test.ts', 'is listed in every kind of file as any other name'],
      ['test/property/check/method-names.test.ts', 'change nothing in what a check finds'],
    ],
  },
  {
    row: 18,
    topic: 'tokens in logs',
    tests: [
      [TOKENS, 'hardening row 18'],
      ['test/e2e/identity.test.ts', 'hardening row 18'],
      ['test/unit/values/secret.test.ts', 'is masked %s'],
      ['test/e2e/faults/scenario.ts', 'a secret can be seen'],
    ],
  },
  {
    row: 19,
    topic: 'tokens in arguments and environments',
    tests: [
      ['test/integration/io/process/exec-command.test.ts', 'hardening row 19'],
      ['test/unit/sign-in/docker-logins.test.ts', 'reads the helper of a host'],
    ],
  },
  {
    row: 20,
    topic: 'what is shown of a token',
    tests: [['test/contract/egress.test.ts', 'are exactly those that are printed']],
  },
  {
    row: 21,
    topic: 'commands in text of others',
    tests: [
      [TEXTS, 'hardening row 21'],
      ['test/property/text/printable.test.ts', 'hardening row 21'],
      ['test/integration/check/publish.test.ts', 'no other command'],
      [`${ROWS_OF}/exchange-rows.ts`, 'row: 37'],
    ],
  },
  {
    row: 22,
    topic: 'the files of the runner',
    tests: [
      [RUNNER, 'hardening row 22'],
      [`${ROWS_OF}/exchange-rows.ts`, 'row: 36'],
    ],
  },
  {
    row: 23,
    topic: 'redirects',
    tests: [
      [TOKENS, 'hardening row 23'],
      [`${ROWS_OF}/mint-rows.ts`, 'row: 20'],
      [`${ROWS_OF}/exchange-rows.ts`, 'row: 34'],
    ],
  },
  {
    row: 24,
    topic: 'realms',
    tests: [
      ['test/unit/api/client/oci/oci-authorization-token-host.test.ts', 'cannot be on %s'],
      [`${ROWS_OF}/registry-rows.ts`, 'row: 41'],
      [`${ROWS_OF}/registry-rows.ts`, 'row: 42'],
    ],
  },
  {
    row: 25,
    topic: 'hosts match whole',
    tests: [
      [TOKENS, 'hardening row 25'],
      ['test/unit/sign-in/docker-logins.test.ts', 'returns no login for %s'],
      ['test/unit/api/client/transport/endpoints.test.ts', 'refuses a wrong %s'],
      ['test/unit/sign-in/oidc-request.test.ts', 'is refused where it is %s'],
      ['test/unit/login/docker-config.test.ts', 'a host that ends alike'],
    ],
  },
  { row: 26, topic: 'certificates', tests: [[TOKENS, 'hardening row 26']] },
  {
    row: 27,
    topic: 'sizes of answers',
    tests: [
      ['test/integration/io/http/undici-http.test.ts', 'stops reading a body that is larger'],
      ['test/integration/io/http/undici-http.test.ts', 'is its bytes, and not the packets'],
      ['test/integration/io/http/undici-http.test.ts', 'has a limit for %s, blanks included'],
      [`${ROWS_OF}/exchange-rows.ts`, 'row: 36'],
    ],
  },
  {
    row: 28,
    topic: 'narrow tokens',
    tests: [
      [TOKENS, 'hardening rows 28 and 32'],
      ['test/integration/identity/purpose-roles.test.ts', 'only read, and hold nothing'],
    ],
    not: '`cap` and `scopes`: what a service does with one that is not held is not documented',
  },
  {
    row: 29,
    topic: 'a clean-up harms no other process',
    tests: [
      [`${ROWS_OF}/credential-file-rows.ts`, 'row: 56'],
      [`${ROWS_OF}/credential-file-rows.ts`, 'row: 57'],
    ],
  },
  {
    row: 30,
    topic: 'dependencies',
    tests: [
      [WORKFLOWS, 'hardening row 30: updates'],
      [WORKFLOWS, 'hardening row 30: every package'],
      [WORKFLOWS, 'hardening row 30: packages are installed without'],
    ],
    not: 'at most five at run time: what Mooring does not exist for is left to well-kept libraries',
  },
  { row: 31, topic: 'credentials in artifacts', tests: [[RUNNER, 'hardening row 31']] },
  {
    row: 32,
    topic: 'the wrong organization',
    tests: [
      [TOKENS, 'hardening rows 28 and 32'],
      ['test/e2e/identity.test.ts', 'another organization'],
    ],
  },
  { row: 33, topic: 'disclosure', tests: [['.github/SECURITY.md', 'Report a vulnerability']] },
];

describe('the security checklist', () => {
  it('has every row', () => {
    expect(CHECKLIST.map(({ row }) => row)).toEqual(Array.from({ length: 33 }, (_, index) => index + 1));
  });

  it.each(CHECKLIST)(
    'hardening row $row ($topic) has its tests, or the reason why not',
    ({ tests, not = '' }) => {
      expect(tests.length > 0 || not.length > 20).toBe(true);
      const missing = tests.filter(
        ([file, title]) => !existsSync(file) || !readFileSync(file, 'utf8').includes(title),
      );
      expect(missing).toEqual([]);
    },
  );
});
