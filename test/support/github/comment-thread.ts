import { createGitHubPerson } from './github-person.ts';
import { REPOSITORY } from './github-server.ts';
import type { GitHubServer } from './github-server.ts';

/** A pull request as far as its comments are concerned: to GitHub it is an issue. */
export interface CommentThread {
  readonly number: number;
  /** Comments as a person, or as the job itself does. */
  write(who: 'person' | 'job', body: string): Promise<void>;
  comments(): Promise<readonly { readonly author: string; readonly body: string }[]>;
}

/** Begins one on a GitHub. What is done by it is not among the requests of the server, but for what the job writes. */
export async function openThread({ apiUrl, jobToken, person }: GitHubServer): Promise<CommentThread> {
  const { number } = await person.ask<{ number: number }>('POST', '/issues', {
    title: 'Move the base images',
  });
  const path = `/issues/${number}/comments`;
  const writers = { person, job: createGitHubPerson(apiUrl, jobToken, REPOSITORY) };
  return {
    number,
    write: async (who, body) => {
      await writers[who].ask('POST', path, { body });
    },
    comments: async () => {
      const all = await person.ask<{ user: { login: string }; body: string }[]>(
        'GET',
        `${path}?per_page=100`,
      );
      return all.map(({ user, body }) => ({ author: user.login, body }));
    },
  };
}
