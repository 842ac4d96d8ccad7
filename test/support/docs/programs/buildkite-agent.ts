/** Plays `buildkite-agent oidc request-token`: prints the token that the environment gives it. */
const expected = 'oidc request-token --audience issuer.enforce.dev';
if (process.argv.slice(2).join(' ') !== expected) throw new Error(`not "${expected}"`);
process.stdout.write(`${process.env['BUILDKITE_ID_TOKEN'] ?? ''}\n`);
