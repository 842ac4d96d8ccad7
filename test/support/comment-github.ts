import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

import { createEmulator } from 'emulate';

import { startRawServer } from './raw-server.ts';
import type { RawServer } from './raw-server.ts';

/** What answers instead of GitHub: a status and a body, or undefined to let GitHub answer. */
export type Instead = (
  method: string,
  path: string,
) => { readonly status: number; readonly body: unknown } | undefined;

export interface CommentGitHub {
  readonly apiUrl: string;
  /** `METHOD /path?query` of every request, in order. */
  readonly requests: readonly string[];
  /** The pull request that every comment is on. */
  readonly pullRequest: number;
  /** Writes a comment as somebody. */
  write(login: string, body: string): Promise<void>;
  comments(): Promise<readonly { readonly author: string; readonly body: string }[]>;
  close(): Promise<void>;
}

/** The tokens of the people of `acme/shop`. */
export const TOKENS = { 'ci-bot': 'token-of-ci-bot', mallory: 'token-of-mallory' } as const;

/** GitHub with the repository `acme/shop` and one pull request in it, on loopback, with a hand on each request. */
export async function startCommentGitHub(instead: Instead = () => undefined): Promise<CommentGitHub> {
  const github = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: Object.fromEntries(
        Object.entries(TOKENS).map(([login, token]) => [token, { login, scopes: ['repo', 'user'] }]),
      ),
      github: {
        users: [{ login: 'ci-bot' }, { login: 'mallory' }],
        orgs: [
          {
            login: 'acme',
            members: [
              { login: 'ci-bot', role: 'admin' },
              { login: 'mallory', role: 'admin' },
            ],
          },
        ],
        repos: [{ owner: 'acme', name: 'shop', auto_init: true }],
      },
    },
  });
  const front = await startFront(github.url, instead);
  const ask = async (login: keyof typeof TOKENS, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${github.url}/repos/acme/shop${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${TOKENS[login]}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { number } = (await ask('ci-bot', '/issues', { title: 'Move the base images' })) as {
    number: number;
  };
  return {
    apiUrl: front.origin,
    requests: front.requests,
    pullRequest: number,
    write: async (login, body) => {
      await ask(login as keyof typeof TOKENS, `/issues/${number}/comments`, { body });
    },
    comments: async () => {
      const all = (await ask('ci-bot', `/issues/${number}/comments?per_page=100`)) as {
        readonly user: { readonly login: string };
        readonly body: string;
      }[];
      return all.map(({ user, body }) => ({ author: user.login, body }));
    },
    close: async () => {
      front.close();
      await github.close();
    },
  };
}

/** Passes every request on, but for those that are answered instead. */
function startFront(url: string, instead: Instead): Promise<RawServer> {
  const answer = async (
    request: IncomingMessage,
  ): Promise<{ readonly status: number; readonly body: string }> => {
    const body = await text(request);
    const { method = 'GET', url: path = '/', headers } = request;
    const given = instead(method, path);
    if (given !== undefined) return { status: given.status, body: JSON.stringify(given.body) };
    const { authorization = '' } = headers;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      ...(body === '' ? {} : { body }),
    });
    return { status: response.status, body: await response.text() };
  };
  return startRawServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
  });
}
