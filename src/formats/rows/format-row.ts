/** Which files a tool reads, and where they name images: one row for each kind of file. */
export interface FormatRow<Kind extends string = string> {
  /** Its name in reports. */
  readonly kind: Kind;
  /** Globs of the paths that are read as this kind; none if only the content decides. */
  readonly files?: readonly string[];
  /** The language of its files, or of those in `.json`; that of YAML if left out, as most tools in Go do. */
  readonly language?: 'json' | 'systemd' | 'toml' | 'starlark' | 'groovy' | 'earthfile';
  /** The `apiVersion`, and behind a blank the `kind` if it matters, of the documents that are of this kind. */
  readonly when?: readonly string[];
  /** Paths of which a document has one if the name of its file makes it one of this kind; any document if left out. */
  readonly shape?: readonly string[];
  /** Paths of which a document has one if it is of this kind whatever its file is called. */
  readonly sure?: readonly string[];
  /**
   * How a digest is written. `both`, the default: with the tag. `only`: instead of the tag, which goes into a comment.
   * `update`: only digests that are there are updated, because it is not known if the tool takes both.
   */
  readonly digest?: 'both' | 'only' | 'update';
  /** Paths to images, and behind a colon what stands there (`row-path.ts` and `row-words.ts` define both). */
  readonly at: readonly string[];
  /** How variables are written in its files, and where their values are; texts with other variables are skipped. */
  readonly vars?: readonly VariableRule[];
  /** Words of which a file with images has one, where `at` does not say the keys. */
  readonly words?: readonly string[];
}

/** A syntax of variables, and the places of their values in the document of a use. */
export interface VariableRule {
  /** Matches each use, with its `name`, and in `rest` the keys behind it, each with a dot before it. */
  readonly name: RegExp;
  /**
   * Paths to the values, in the order in which the tool looks for them; the first with one counts. In a path, `$` is the name,
   * and `%` the key of the second map around the use, such as a job in `jobs`. It starts at the document, or, with `^`
   * before it, at each map around the use, the nearest first. With `?` before it, its values are possible as well as those
   * of other paths; with `~`, this is so in a part that others take over, such as a template of jobs.
   */
  readonly in: readonly string[];
}
