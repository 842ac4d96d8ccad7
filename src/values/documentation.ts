/** The repository that publishes the actions: `uses: YOUR_ORG_NAME/mooring/pin@v1`. */
export const MOORING_REPOSITORY = 'YOUR_ORG_NAME/mooring';

/** The ref of the major version, as workflows name it. */
export const MOORING_REF = 'v1';

/** Returns false while the repository has no name of its own: no account on GitHub can have that of the placeholder. */
export function hasOwnRepository(): boolean {
  return !/^[^/]*_[^/]*_/.test(MOORING_REPOSITORY);
}

/** The repository and ref that the pages of the documentation are read from. */
export interface DocumentationSource {
  /** The URL of GitHub or of a GitHub Enterprise Server, without a trailing slash. */
  readonly serverUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly ref: string;
}

const PUBLISHED: DocumentationSource = {
  serverUrl: 'https://github.com',
  repository: MOORING_REPOSITORY,
  ref: MOORING_REF,
};

/** The URL of a JSON Schema, by the name of its file in `schema/`: its `$id`, and what editors load. */
export function schemaUrl(name: string): string {
  return `https://raw.githubusercontent.com/${MOORING_REPOSITORY}/${MOORING_REF}/schema/${name}`;
}

/**
 * The URL of a page of Mooring's documentation: `page` is its path below `docs/`, with an anchor if it is a section, such
 * as `rules.md#end-of-life`. An action links to the version that runs; everything else to the published one.
 */
export function documentationUrl(page: string, source: DocumentationSource = PUBLISHED): string {
  const path = ['blob', ...source.ref.split('/'), 'docs'].map(encodeURIComponent);
  return `${repositoryUrl(source)}/${path.join('/')}/${page}`;
}

/** The URL of the repository of the version that runs, or of the published one. */
export function repositoryUrl({ serverUrl, repository }: DocumentationSource = PUBLISHED): string {
  return `${serverUrl}/${repository.split('/').map(encodeURIComponent).join('/')}`;
}
