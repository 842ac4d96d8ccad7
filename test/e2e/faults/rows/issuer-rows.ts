import { exampleSeed } from '../../../support/platform/seed-file.ts';
import { IDENTITY } from '../../../support/jobs/login-job.ts';
import type { FaultRow } from '../row.ts';
import { login } from '../scenario.ts';

const GITHUB = 'https://token.actions.githubusercontent.com';
const SERVER = 'https://github.acme.test/_services/token';
const LEGACY = 'repo:acme/shop:pull_request';
const IMMUTABLE = 'repo:acme@9900/shop@8800:pull_request';

/** The example's seed with another endpoint for OIDC tokens, and other texts in the claim matches of its identities. */
function seed(github: object, change: readonly [from: string, to: string] = ['', '']) {
  const { github: given, organizations } = exampleSeed();
  return {
    github: { ...given, ...github },
    organizations: JSON.parse(JSON.stringify(organizations).replaceAll(...change)) as unknown,
  };
}

/** The command that makes the identity match this subject. */
function updateCommand(subject: string): RegExp {
  return new RegExp(
    `chainctl iam identities update ${IDENTITY} --identity-issuer='${GITHUB}' --subject='${subject}'`,
  );
}

const REFUSED = { exit: 1, error: 'auth_rejected', calls: { mint: 1, exchange: 1, token: 0 } } as const;

/** Rows 69 and 70: who makes the OIDC tokens, and in which form. */
export const ISSUER_ROWS: readonly FaultRow[] = [
  {
    row: 69,
    fault: "a GitHub server of one's own, with an issuer of its own",
    expected: 'works where the identity trusts it; else fails and prints the issuer to trust',
    cases: {
      trusted: login({ seed: seed({ issuer: SERVER }, [GITHUB, SERVER]) }, { exit: 0 }),
      'not trusted': login(
        { seed: seed({ issuer: SERVER }) },
        { ...REFUSED, says: [new RegExp(`iss: ${SERVER}`), new RegExp(`--identity-issuer='${SERVER}'`)] },
      ),
    },
  },
  {
    row: 70,
    fault: 'the subject holds ids and the identity has the one without, and the other way round',
    expected: 'fails with both subjects and the command that puts it right',
    cases: {
      'ids in the token': login(
        { seed: seed({ subject: 'immutable' }) },
        {
          ...REFUSED,
          says: [
            new RegExp(`sub: ${IMMUTABLE}`),
            new RegExp(`without ids, ${LEGACY},`),
            updateCommand(IMMUTABLE),
          ],
        },
      ),
      'ids in the identity': login(
        { seed: seed({ subject: 'legacy' }, [LEGACY, IMMUTABLE]) },
        {
          ...REFUSED,
          says: [new RegExp(`sub: ${LEGACY}`), new RegExp(`with ids, ${IMMUTABLE},`), updateCommand(LEGACY)],
        },
      ),
    },
  },
];
