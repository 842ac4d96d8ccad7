export interface PullRequestView {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly draft: boolean;
  readonly head: { readonly ref: string };
  readonly base: { readonly ref: string };
  readonly labels: readonly { readonly name: string }[];
  readonly requested_reviewers: readonly { readonly login: string }[];
  readonly requested_teams: readonly { readonly slug: string }[];
}

export interface CommitView {
  readonly sha: string;
  readonly message: string;
  readonly tree: { readonly sha: string };
  readonly parents: readonly { readonly sha: string }[];
}

export interface TreeEntryView {
  readonly path: string;
  readonly mode: string;
  readonly type: string;
  readonly sha: string;
}

/** Somebody who works on the repository beside Mooring, and who looks at what it did. */
export interface GitHubPerson {
  ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  pullRequests(state?: 'open' | 'closed' | 'all'): Promise<readonly PullRequestView[]>;
  close(number: number): Promise<void>;
  /** Makes a team of the organization that may write to the repository. */
  createTeam(name: string): Promise<void>;
  /** The commit that a branch points to; undefined where there is none. */
  branch(name: string): Promise<CommitView | undefined>;
  branches(): Promise<readonly string[]>;
  tree(branch: string): Promise<ReadonlyMap<string, TreeEntryView>>;
  read(branch: string, path: string): Promise<string>;
  /** Commits files over what a branch holds, which comes to be where there is none. */
  push(branch: string, files: Readonly<Record<string, PushedFile>>): Promise<string>;
}

export type PushedFile =
  | string
  | { readonly mode: '100644' | '100755' | '120000'; readonly bytes: Uint8Array };

/** Acts with a token on a repository, straight on the emulator. Throws with GitHub's answer when it refuses. */
export function createGitHubPerson(upstream: string, token: string, repository: string): GitHubPerson {
  async function send(method: string, path: string, body?: unknown): Promise<Response> {
    return sendTo(`/repos/${repository}${path}`, method, body);
  }
  async function sendTo(path: string, method: string, body?: unknown): Promise<Response> {
    return fetch(`${upstream}${path}`, {
      method,
      // The emulator ends a connection that was idle for five seconds, which on a busy machine a test is.
      headers: {
        authorization: `token ${token}`,
        'content-type': 'application/json',
        connection: 'close',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await send(method, path, body);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Answer;
  }
  async function branch(name: string): Promise<CommitView | undefined> {
    const response = await send('GET', `/git/ref/heads/${name}`);
    if (!response.ok) return undefined;
    const { object } = (await response.json()) as { object: { sha: string } };
    return ask('GET', `/git/commits/${object.sha}`);
  }
  async function tree(name: string): Promise<ReadonlyMap<string, TreeEntryView>> {
    const commit = await branch(name);
    const { tree: entries } = await ask<{ tree: TreeEntryView[] }>(
      'GET',
      `/git/trees/${commit?.tree.sha ?? name}?recursive=1`,
    );
    return new Map(entries.filter(({ type }) => type === 'blob').map((entry) => [entry.path, entry]));
  }
  return {
    ask,
    branch,
    tree,
    pullRequests: (state = 'all') => ask('GET', `/pulls?state=${state}&per_page=100&direction=asc`),
    close: async (number) => ask('PATCH', `/pulls/${number}`, { state: 'closed' }),
    createTeam: async (name) => {
      const teams = `/orgs/${repository.split('/', 1)[0]}/teams`;
      const team = await sendTo(teams, 'POST', { name });
      const may = await sendTo(`${teams}/${name}/repos/${repository}`, 'PUT', { permission: 'push' });
      if (!team.ok || !may.ok) throw new Error(`no team: ${team.status} ${may.status}`);
    },
    branches: async () => {
      const found = await ask<{ ref: string }[]>('GET', '/git/matching-refs/heads/');
      return found.map(({ ref }) => ref.replace('refs/heads/', ''));
    },
    read: async (name, path) => {
      const entry = (await tree(name)).get(path);
      if (entry === undefined) throw new Error(`${name} does not hold ${path}`);
      const { content } = await ask<{ content: string }>('GET', `/git/blobs/${entry.sha}`);
      return Buffer.from(content, 'base64').toString();
    },
    push: async (name, files) => {
      const parent = (await branch(name)) ?? (await branch('main'));
      const entries = [];
      for (const [path, file] of Object.entries(files)) {
        const { mode, bytes } =
          typeof file === 'string' ? { mode: '100644', bytes: Buffer.from(file) } : file;
        const content = Buffer.from(bytes).toString('base64');
        const { sha } = await ask<{ sha: string }>('POST', '/git/blobs', { content, encoding: 'base64' });
        entries.push({ path, mode, type: 'blob', sha });
      }
      const written = await ask<{ sha: string }>('POST', '/git/trees', {
        base_tree: parent?.tree.sha,
        tree: entries,
      });
      const parents = parent === undefined ? [] : [parent.sha];
      const commit = await ask<{ sha: string }>('POST', '/git/commits', {
        message: 'A change by a person',
        tree: written.sha,
        parents,
      });
      const moved = await send('PATCH', `/git/refs/heads/${name}`, { sha: commit.sha, force: true });
      if (!moved.ok) await ask('POST', '/git/refs', { ref: `refs/heads/${name}`, sha: commit.sha });
      return commit.sha;
    },
  };
}
