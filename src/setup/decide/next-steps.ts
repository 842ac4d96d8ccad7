import { documentationUrl, MOORING_REF, MOORING_REPOSITORY } from '../../values/documentation.ts';
import type { SetupReport } from './setup-outcome.ts';

/** Returns what is left to do by hand, in order; `changed` are the paths of written files. */
export function nextSteps(report: SetupReport, changed: readonly string[]): readonly string[] {
  const { repository, defaultBranch, identities, tokenCommand, login } = report;
  const { owner, name, serverUrl } = repository;
  const web = `${serverUrl}/${owner}/${name}`;
  const isMissing = identities.kind === 'commands' || identities.kind === 'unknown';
  return [
    ...(isMissing
      ? [
          `Create the identities: sign in with \`export MOORING_API_TOKEN=$(${tokenCommand})\` and repeat this command,`,
        ].map(
          (text) =>
            `${text} or\n   have an owner run the commands above and replace the placeholders in the workflow.`,
        )
      : []),
    ...(login === undefined ? [] : [loginStep(login)]),
    ...(changed.length === 0
      ? []
      : [
          `Commit: git switch -c mooring && git add ${changed.join(' ')} && git commit -m "Add Mooring"`,
          'Push: git push -u origin mooring',
          `Open a pull request: ${web}/compare/${encodeURIComponent(defaultBranch)}...mooring?expand=1`,
          `Allow pin to open pull requests: ${web}/settings/actions,\n   "Allow GitHub Actions to create and approve pull requests"`,
        ]),
  ];
}

function loginStep(uid: string): string {
  return [
    `To pull in other workflows, add \`id-token: write\` and this step (${documentationUrl('login.md')}):`,
    `   - uses: ${MOORING_REPOSITORY}/login@${MOORING_REF}`,
    '     with:',
    `       identity: ${uid}`,
  ].join('\n');
}
