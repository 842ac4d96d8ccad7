/** The comments of one pull request that this token wrote. */
export interface Comments {
  /** Lists own comments that begin with the text, oldest first. */
  listOwn(beginning: string): Promise<readonly OwnComment[]>;
  create(body: string): Promise<void>;
  update(id: number, body: string): Promise<void>;
  remove(id: number): Promise<void>;
}

/** An earlier comment of this job. */
export interface OwnComment {
  readonly id: number;
  readonly body: string;
}
