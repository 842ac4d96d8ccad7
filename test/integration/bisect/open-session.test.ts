import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { BisectInputs } from '../../../src/bisect/inputs.ts';
import { openSession } from '../../../src/bisect/open-session.ts';
import type { OpenSessionOptions, OpenedSession } from '../../../src/bisect/open-session.ts';
import { readBisectedTag } from '../../../src/bisect/plan-session.ts';
import { formatPlan, formatRun } from '../../../src/bisect/state.ts';
import { readOptions } from '../../../src/cli/service-options.ts';
import { execCommandUntil } from '../../../src/io/process/exec-command.ts';
import { parseInstant } from '../../../src/values/instant.ts';
import { createGitRepository } from '../../support/github/git-repository.ts';
import { FAIL, finishSession, PASS, planOf } from '../../support/samples/sample-bisect.ts';

const plan = planOf(10);
const PLANNED = formatPlan(plan);
const COMMAND = "docker run --rm '{image}' python -c 'import ssl'";

interface Opened {
  readonly folder: string;
  /** The questions that were asked. */
  readonly questions: readonly string[];
  readonly opened: Promise<OpenedSession | undefined>;
}

/** Opens a session in a repository with these files; `answer` is what a person at a terminal says. */
function open(
  files: Readonly<Record<string, string>>,
  {
    answer,
    values = {},
    ...options
  }: Partial<OpenSessionOptions> & {
    readonly answer?: boolean;
    readonly values?: Readonly<Record<string, string>>;
  },
): Opened {
  const { folder } = createGitRepository();
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const questions: string[] = [];
  const paths = Object.fromEntries(Object.entries(values).map(([name, path]) => [name, join(folder, path)]));
  const openIn = async (): Promise<OpenedSession | undefined> =>
    openSession({
      reference: readBisectedTag(`${plan.image}:${plan.tag}`),
      inputs: await readOptions(BisectInputs, paths, {}),
      switches: { resume: true, keepVerdicts: false, badIfKilled: false },
      command: undefined,
      now: parseInstant('2026-11-24T00:00:00Z'),
      directory: folder,
      variables: {},
      execCommand: execCommandUntil(),
      plan: () => Promise.resolve(plan),
      signal: new AbortController().signal,
      ...(answer === undefined
        ? {}
        : {
            confirm: (question: string) => {
              questions.push(question);
              return Promise.resolve(answer);
            },
          }),
      ...options,
    });
  return { folder, questions, opened: openIn() };
}

const OWN = '.git/mooring-bisect.jsonl';
const COMMITTED = 'mooring-bisect.jsonl';

describe('the state of a session', () => {
  it('is not read from a file of the repository', async () => {
    const { folder, opened } = open({ [COMMITTED]: PLANNED }, { answer: true });
    await expect(opened).rejects.toMatchObject({
      code: 'config_usage_invalid',
      message: `there is no state file ${join(folder, OWN)}`,
    });
  });

  it('is not written to the repository, whose file stops no new session', async () => {
    const switches = { resume: false, keepVerdicts: false, badIfKilled: false };
    const { folder, opened } = open({ [COMMITTED]: 'other' }, { switches, command: plan.command });
    expect((await opened)?.session).toEqual({ plan, runs: [] });
    expect(readFileSync(join(folder, OWN), 'utf8')).toBe(PLANNED);
    expect(readFileSync(join(folder, COMMITTED), 'utf8')).toBe('other');
  });

  it.each([
    ['without a terminal', undefined],
    ['if a person says no', false],
  ])('has a command that is not run %s', async (_, answer) => {
    const { folder, opened } = open({ [OWN]: PLANNED }, answer === undefined ? {} : { answer });
    await expect(opened).rejects.toMatchObject({
      code: 'config_usage_invalid',
      hint: `Check it, and if you trust it, add it to the command line: -- ${COMMAND}`,
    });
    expect(readFileSync(join(folder, OWN), 'utf8')).toBe(PLANNED);
  });

  it.each([
    [OWN, {}],
    [COMMITTED, { state: COMMITTED }],
    [COMMITTED, { replay: COMMITTED }],
  ])('shows its command before it is run: %s, %o', async (path, values) => {
    const { folder, questions, opened } = open({ [path]: PLANNED }, { answer: true, values });
    expect((await opened)?.session).toEqual({ plan, runs: [] });
    expect(questions).toEqual([`${join(folder, path)} has this command:\n  ${COMMAND}\nRun it?`]);
  });

  it('is continued without a question if the command is given, none is run, or the session has its result', async () => {
    const { runs } = finishSession({ plan, runs: [] }, (index) => (index < 6 ? PASS : FAIL));
    const finished = PLANNED + runs.map(formatRun).join('');
    for (const [text, options] of [
      [PLANNED, { command: plan.command }],
      [PLANNED, { inputs: { ...(await readOptions(BisectInputs, {}, {})), plan: 8 } }],
      [finished, {}],
    ] as const) {
      const { questions, opened } = open({ [OWN]: text }, { answer: false, ...options });
      // oxlint-disable-next-line no-await-in-loop -- a case after the other
      expect([await opened, questions]).toMatchObject([{ session: { plan } }, []]);
    }
  });
});
