/** The lines of a heredoc, as they stand in the file. */
export interface HeredocBody {
  readonly name: string;
  readonly text: string;
}
