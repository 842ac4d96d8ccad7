/** How a file is written, as far as its comments and its texts of images are concerned. */
export interface TextLanguage {
  /** `script`: any word can be an image; `code`: a whole string; `yaml`: any word but in prose; `list`: a whole line. */
  readonly words: 'script' | 'code' | 'yaml' | 'list';
  /** The marks that a comment line begins with. */
  readonly comments: readonly ('#' | '//' | '--' | '<!--' | 'REM' | '::' | ';')[];
  /** The mark of a comment behind a value. */
  readonly trailing?: '#' | '//' | undefined;
  /** Whether a text can be in backticks, which are a mark of prose elsewhere. */
  readonly hasBackticks?: true;
}

const HASH = { comments: ['#'], trailing: '#' } as const;
const SLASHES = { comments: ['//'] } as const;

/** By the extension of a file, in lower case. */
const LANGUAGES: readonly (readonly [extensions: string, language: TextLanguage])[] = [
  ['yaml yml', { words: 'yaml', ...HASH }],
  ['sh bash zsh fish mk mak just ps1 psm1', { words: 'script', ...HASH }],
  ['py rb nix star bzl bazel pl r', { words: 'code', ...HASH }],
  ['toml', { words: 'code', ...HASH }],
  ['tf hcl tofu tfvars nomad', { words: 'code', comments: ['#', '//'], trailing: '#' }],
  [
    'go js mjs cjs jsx ts mts cts tsx java kt kts groovy gradle scala rs php c h cc cpp hpp cs swift dart cue jsonnet libsonnet proto',
    { words: 'code', ...SLASHES, hasBackticks: true },
  ],
  ['json json5 jsonc', { words: 'code', ...SLASHES }],
  ['sql lua hs', { words: 'code', comments: ['--'] }],
  ['xml csproj props targets', { words: 'code', comments: ['<!--'] }],
  ['bat cmd', { words: 'script', comments: ['REM', '::'] }],
  [
    'env service timer socket container volume network image pod kube build ini conf cfg properties',
    { words: 'script', comments: ['#', ';'] },
  ],
  ['dockerfile containerfile earth', { words: 'script', comments: ['#'] }],
  ['txt', { words: 'list', comments: ['#'] }],
];

/** By the whole name of a file, without regard to its case. */
const NAMED: readonly (readonly [name: RegExp, language: TextLanguage])[] = [
  [/^(?:gnu)?makefile(?:\..*)?$|^\.?justfile$|^procfile$/i, { words: 'script', ...HASH }],
  [/^\.env(?:\..*)?$|^.*\.env\..*$/i, { words: 'script', comments: ['#'] }],
  [/dockerfile|containerfile|^earthfile$/i, { words: 'script', comments: ['#'] }],
  [/^jenkinsfile/i, { words: 'code', ...SLASHES }],
  [/^(?:tiltfile|workspace.*|build|build\.bazel|vagrantfile|gemfile|rakefile)$/i, { words: 'code', ...HASH }],
];

const BY_EXTENSION: ReadonlyMap<string, TextLanguage> = new Map(
  LANGUAGES.flatMap(([extensions, language]) =>
    extensions.split(' ').map((extension) => [extension, language] as const),
  ),
);

/** A file of which nothing is known: all of it counts, and nothing in it is a comment. */
const UNKNOWN: TextLanguage = { words: 'script', comments: [] };

/** Returns true for a path whose extension or name says that the file is text. */
export function isTextName(path: string): boolean {
  return textLanguage(path, '') !== UNKNOWN;
}

/** Returns the language of a file by its path, or by the program that its first line names. */
export function textLanguage(path: string, text: string): TextLanguage {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const known = name.includes('.') ? BY_EXTENSION.get(extension) : undefined;
  const named = NAMED.find(([pattern]) => pattern.test(name))?.[1];
  const isScript = text.startsWith('#!');
  return known ?? named ?? (isScript ? { words: 'script', ...HASH } : UNKNOWN);
}

/** How the texts of a file count. */
export type TextClass =
  | { readonly kind: 'read' }
  | { readonly kind: 'document' }
  /** Reported, but never as an image. `reason` is a clause. */
  | { readonly kind: 'set-aside'; readonly reason: string };

const DOCUMENT =
  /\.(?:md|mdx|mdc|markdown|rst|adoc|asciidoc|html?|svg|tex|po|pot|ipynb)$|(?:^|\/)(?:README|CHANGELOG|CHANGES|HISTORY|NEWS|LICENSE|NOTICE|AUTHORS|CODEOWNERS)[^/]*$/i;

/** Not `*.lock.yml`: those are workflows. */
const LOCK =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|go\.sum|Cargo\.lock|poetry\.lock|uv\.lock|Gemfile\.lock|composer\.lock|flake\.lock|MODULE\.bazel\.lock|\.terraform\.lock\.hcl|Chart\.lock)$/;

/** Its image names are rules. */
const OWN_CONFIG = /^\.github\/mooring\.ya?ml$/;

const FIXTURE =
  /(?:^|\/)(?:testdata|fixtures|__fixtures__|__snapshots__|golden|src\/test\/resources)\/|\.(?:snap|golden)$|_test\.[^./]+$|\.(?:test|spec)\.[^./]+$|(?:^|\/)test_[^/]*\.py$|Tests?\.(?:java|kt|cs)$/;

const GENERATED = /(?:^|\/)(?:vendor|node_modules|third_party|\.yarn|dist)\/|\.min\.(?:js|css)$|\.map$/;

/** Returns how the texts of a file count, by its path. */
export function textClass(path: string): TextClass {
  if (DOCUMENT.test(path) || LOCK.test(path) || OWN_CONFIG.test(path)) return { kind: 'document' };
  if (FIXTURE.test(path)) return { kind: 'set-aside', reason: 'a test fixture' };
  return GENERATED.test(path)
    ? { kind: 'set-aside', reason: 'a vendored or generated file' }
    : { kind: 'read' };
}
