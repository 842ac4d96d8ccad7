import type { SigningIdentity } from './certificate-authority.ts';

const RELEASE_COMMIT = '4f1c2a9be0d37586a1c04f5e6b7d8092ac3e51f7';

/** The workflow that signs the images of the public organization, with the claims of its certificates. */
export const RELEASE_WORKFLOW: SigningIdentity = githubWorkflow(
  'chainguard-images/images',
  '.github/workflows/release.yaml',
);

/** A workflow on the main branch of a repository on GitHub, with the claims that Fulcio takes from its token. */
export function githubWorkflow(repository: string, workflow: string): SigningIdentity {
  const [owner = ''] = repository.split('/');
  const ref = 'refs/heads/main';
  const identity = `https://github.com/${repository}/${workflow}@${ref}`;
  return {
    issuer: 'https://token.actions.githubusercontent.com',
    identity,
    claims: {
      2: 'schedule',
      3: RELEASE_COMMIT,
      4: workflow,
      5: repository,
      6: ref,
      9: identity,
      10: RELEASE_COMMIT,
      11: 'github-hosted',
      12: `https://github.com/${repository}`,
      13: RELEASE_COMMIT,
      14: ref,
      15: '400000001',
      16: `https://github.com/${owner}`,
      17: '100000001',
      18: identity,
      19: RELEASE_COMMIT,
      20: 'schedule',
      21: `https://github.com/${repository}/actions/runs/1/attempts/1`,
      22: 'public',
    },
  };
}

/** An identity of the platform that signs for an organization: `uid` is `<organization>/<identity>`. */
export function serviceIdentity(uid: string): SigningIdentity {
  const issuer = 'https://issuer.enforce.dev';
  return { issuer, identity: `${issuer}/${uid}`, claims: { 24: uid } };
}
