import type { OwnComment } from '../../check/views/comment.ts';

/** The comments of one pull request that this token wrote. */
export interface Comments {
  /** Lists own comments that begin with the text, oldest first. */
  listOwn(beginning: string): Promise<readonly OwnComment[]>;
  create(body: string): Promise<void>;
  update(id: number, body: string): Promise<void>;
  remove(id: number): Promise<void>;
}
