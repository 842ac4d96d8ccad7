import type { OwnComment } from '../domain/report/check/comment.ts';

/** The comments of one pull request, as far as they are this token's own. */
export interface Comments {
  /** Those that begin with the text, oldest first; what others wrote is never among them. */
  listOwn(beginning: string): Promise<readonly OwnComment[]>;
  create(body: string): Promise<void>;
  update(id: number, body: string): Promise<void>;
  remove(id: number): Promise<void>;
}
