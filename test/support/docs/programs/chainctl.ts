/**
 * Plays chainctl for the examples of the documentation: it accepts only commands and flags of the real one, as its
 * reference lists them, and prints the tokens that the environment gives it.
 */
import { parseArgs } from 'node:util';

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  'auth login': [],
  'auth token': ['audience'],
  'iam identities create': [
    'subject-pattern',
    'parent',
    'role',
    'description',
    'identity-issuer',
    'subject',
    'audience',
    'claim-pattern',
  ],
  'iam role-bindings create': ['parent', 'identity', 'role'],
  'iam roles create': ['parent', 'description', 'capabilities'],
};

/** Variables with the token of an audience. */
const TOKENS: Readonly<Record<string, string>> = {
  'https://console-api.enforce.dev': 'READERS_API_TOKEN',
  'cgr.dev': 'READERS_REGISTRY_TOKEN',
};

const [name = '', flags = []] =
  Object.entries(COMMANDS).find(([command]) => process.argv.slice(2).join(' ').startsWith(command)) ?? [];
if (name === '') throw new Error(`no such command: chainctl ${process.argv.slice(2).join(' ')}`);
const { values } = parseArgs({
  args: process.argv.slice(2 + name.split(' ').length),
  options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
  allowPositionals: name.endsWith(' create'),
});
if (name === 'auth token') {
  const { audience = 'https://console-api.enforce.dev' } = values;
  const token = process.env[TOKENS[audience] ?? ''];
  if (token === undefined) throw new Error(`no token for the audience ${audience}`);
  process.stdout.write(`${token}\n`);
}
