import { readToken } from '../../values/secret.ts';
import type { Secret } from '../../values/secret.ts';
import { hasHostedRunners } from '../../values/remote.ts';
import type { Command } from '../ports/command.ts';

/**
 * Finds a GitHub token for a server as `gh` does (`gh help environment`): GH_TOKEN and GITHUB_TOKEN are for github.com and
 * hosts below ghe.com, GH_ENTERPRISE_TOKEN and GITHUB_ENTERPRISE_TOKEN for every other server; then the login of `gh`.
 * Returns undefined if there is none, which is enough for a public repository. Throws as `readToken`.
 */
export async function findGitHubToken(
  serverUrl: string,
  {
    variables,
    command,
    directory,
  }: {
    readonly variables: Readonly<Record<string, string | undefined>>;
    readonly command: Command;
    readonly directory: string;
  },
): Promise<Secret | undefined> {
  const names = hasHostedRunners(serverUrl)
    ? ['GH_TOKEN', 'GITHUB_TOKEN']
    : ['GH_ENTERPRISE_TOKEN', 'GITHUB_ENTERPRISE_TOKEN'];
  for (const name of names) {
    const given = readToken(name, variables[name]);
    if (given !== undefined) return given;
  }
  const printed = await printToken(new URL(serverUrl).host, command, directory);
  return readToken('The output of `gh auth token`', printed);
}

/** Milliseconds: `gh` can wait for a keyring. */
const GH_MS = 30_000;

/** `gh` is optional: without it, or without a login, there is no token. */
async function printToken(host: string, command: Command, directory: string): Promise<string> {
  try {
    const words = ['auth', 'token', '--hostname', host];
    const { exitCode, stdout } = await command('gh', words, { directory, timeoutMs: GH_MS });
    return exitCode === 0 ? new TextDecoder().decode(stdout).trim() : '';
  } catch {
    return '';
  }
}
