import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createEmulator } from 'emulate';

import { gitHubRules, isPermitted } from './github-rules.ts';
import type { Permissions } from './github-rules.ts';
import { createGitHubPerson } from './github-person.ts';
import type { GitHubPerson } from './github-person.ts';

/** What is done to a request instead of passing it on, or after it. Matches by `METHOD path`, query left out. */
export interface GitHubFault {
  readonly match: RegExp;
  /** The first so many that match; all of them when absent. */
  readonly times?: number;
  /** Refuses with this answer; with `after`, GitHub does it all the same and the answer is lost. */
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly after?: boolean;
  /** Cuts the connection instead of answering. */
  readonly cut?: boolean;
  /** Is called when the request is there, before anything is done about it; may kill whoever sent it. */
  readonly meet?: () => void | Promise<void>;
  /** Is called when GitHub has done what was asked, before it answers. */
  readonly done?: () => void;
}

/** A request as it came through. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A GitHub that nobody here wrote, behind a layer that is as strict as the real one, and refuses what it is told to. */
export interface GitHubServer {
  readonly apiUrl: string;
  /** `METHOD path?query` of every request that came through, in order. */
  readonly requests: readonly string[];
  /** The same requests in full. */
  readonly sent: readonly SentRequest[];
  /** The token under which GitHub commits what a job writes, and that of a GitHub App. */
  readonly jobToken: string;
  readonly appToken: string;
  /** Acts as a person on the repository, past all faults. */
  readonly person: GitHubPerson;
  fault(...faults: readonly GitHubFault[]): void;
  /** Carries out so many more requests; the answer of the last is lost and all that follow are cut, as after a kill. */
  stopAfter(requests: number): void;
  /** Takes all faults away and forgets the requests. */
  calm(): void;
  /** Limits the token of a job to the `permissions:` of its workflow; a token has them all at first. */
  limit(permissions: Permissions): void;
  /** Answers GraphQL as GitHub does; without it there is none, as on an old Enterprise Server. */
  withGraphql(): void;
  /** Sets what GraphQL says of the checks of commits. */
  check(states: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export const REPOSITORY = 'acme/shop';

/** Starts it with the repository acme/shop, whose main branch holds a README. */
export async function startGitHub(): Promise<GitHubServer> {
  const emulator = await createEmulator({ service: 'github', port: 0, seed: SEED });
  const upstream = emulator.url;
  const requests: string[] = [];
  const sent: SentRequest[] = [];
  const faults: { readonly fault: GitHubFault; left: number }[] = [];
  const rules = gitHubRules(upstream, REPOSITORY);
  let permissions: Permissions | undefined;

  /** One at a time, as the database behind GitHub has it. */
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = turn.then(work, work);
    turn = result;
    return result;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const name = `${request.method} ${decodeURIComponent(path)}`;
    requests.push(`${request.method} ${decodeURIComponent(request.url ?? '')}`);
    sent.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    const met = faults.find(({ fault, left }) => left > 0 && fault.match.test(name));
    if (met !== undefined) met.left -= 1;
    const fault = met?.fault;
    await fault?.meet?.();
    if (fault?.cut === true && fault.after !== true) return void request.socket.destroy();
    if (fault?.status !== undefined && fault.after !== true) return reply(response, fault);
    const isJob = request.headers.authorization?.includes(JOB_TOKEN) === true;
    if (isJob && permissions !== undefined && !isPermitted(name, permissions))
      return reply(response, NOT_ACCESSIBLE);
    const passed = await inTurn(
      async () => (await rules.answer(name, request, body)) ?? pass(upstream, request, body),
    );
    fault?.done?.();
    if (fault?.cut === true) return void request.socket.destroy();
    if (fault?.status !== undefined) return reply(response, fault);
    response
      .writeHead(passed.status, { 'content-type': 'application/json', ...passed.headers })
      .end(passed.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(599).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fault: GitHubServer['fault'] = (...more) => {
    faults.push(...more.map((one) => ({ fault: one, left: one.times ?? Infinity })));
  };
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    requests,
    sent,
    jobToken: JOB_TOKEN,
    appToken: APP_TOKEN,
    person: createGitHubPerson(upstream, PERSON_TOKEN, REPOSITORY),
    fault,
    stopAfter: (count) =>
      fault(
        { match: /./, times: count - 1 },
        { match: /./, times: 1, cut: true, after: true },
        { match: /./, cut: true },
      ),
    calm: () => {
      faults.length = 0;
      requests.length = 0;
      sent.length = 0;
    },
    limit: (given) => {
      permissions = given;
    },
    withGraphql: rules.withGraphql,
    check: rules.check,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await emulator.close();
    },
  };
}

/** The answer to a job whose workflow lacks a permission. */
const NOT_ACCESSIBLE: GitHubFault = {
  match: /./,
  status: 403,
  body: { message: 'Resource not accessible by integration' },
};

const JOB_TOKEN = 'ghs_0000000000000000000000000000000000aa';
const APP_TOKEN = 'ghs_0000000000000000000000000000000000bb';
const PERSON_TOKEN = 'ghp_0000000000000000000000000000000000cc';

const SEED = {
  tokens: {
    [JOB_TOKEN]: { login: 'github-actions[bot]', scopes: ['repo'] },
    [APP_TOKEN]: { login: 'acme-pins[bot]', scopes: ['repo'] },
    [PERSON_TOKEN]: { login: 'a-person', scopes: ['repo', 'admin:org'] },
  },
  github: {
    users: ['github-actions[bot]', 'acme-pins[bot]', 'a-person', 'a-reviewer'].map((login) => ({ login })),
    orgs: [
      {
        login: 'acme',
        members: ['github-actions[bot]', 'acme-pins[bot]', 'a-person'].map((login) => ({
          login,
          role: 'admin',
        })),
      },
    ],
    repos: [{ owner: 'acme', name: 'shop' }],
  },
};

export interface PlainAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

async function pass(upstream: string, request: IncomingMessage, body: string): Promise<PlainAnswer> {
  const response = await fetch(`${upstream}${request.url}`, {
    method: request.method ?? 'GET',
    headers: {
      authorization: request.headers.authorization ?? '',
      'content-type': 'application/json',
      connection: 'close',
    },
    ...(body === '' ? {} : { body }),
  });
  return { status: response.status, body: await response.text() };
}

function reply(response: ServerResponse, { status = 500, headers = {}, body = {} }: GitHubFault): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
