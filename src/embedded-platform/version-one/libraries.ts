import { libraryMessages } from '../grpc/messages/library-messages.ts';
import { operations } from '../operations.ts';
import type { Handler, Handlers, RouteCall } from '../requests/route-call.ts';
import { ArtifactVersionPage } from '../../api/registry/library.ts';
import type { ArtifactVersion } from '../../api/registry/library.ts';
import { versionOneLibraryMessages } from './messages/library-messages.ts';

const [, ...ECOSYSTEMS] = Object.keys(libraryMessages.enums.Ecosystem);

/** The ecosystems that only v1 has, in the form of v2: there are no libraries of them. */
const OTHERS: ReadonlySet<unknown> = new Set(
  Object.keys(versionOneLibraryMessages.enums.Ecosystem)
    .map((name) => `ECOSYSTEM_${name === 'UNKNOWN' ? 'UNSPECIFIED' : name}`)
    .filter((name) => !ECOSYSTEMS.includes(name)),
);

/** Returns the call with its ecosystems that v2 knows, all of them if the call names none, or undefined if none is left. */
function withEcosystems(call: RouteCall): RouteCall | undefined {
  const given = call.query.get('ecosystems');
  const ecosystems = given?.filter((one) => !OTHERS.has(one)) ?? ECOSYSTEMS;
  return ecosystems.length === 0
    ? undefined
    : { ...call, query: new Map([...call.query, ['ecosystems', ecosystems]]) };
}

/** Lists libraries. Ecosystems of v1 only have none, for a caller who can list. */
const listArtifacts: Handler = async (call, services) => {
  const known = withEcosystems(call);
  if (known !== undefined) return operations.listArtifacts(known, services);
  const nothing = new Map<string, readonly unknown[]>([
    ['ecosystems', ECOSYSTEMS],
    ['uidp.ids', ['-']],
  ]);
  return operations.listArtifacts({ ...call, query: nothing }, services);
};

const countArtifacts: Handler = async (call, services) => {
  const known = withEcosystems(call);
  if (known !== undefined) return operations.countArtifacts(known, services);
  await operations.countArtifacts({ ...call, query: new Map([['ecosystems', ECOSYSTEMS]]) }, services);
  return { counts: [] };
};

/** Lists versions, all of which the service built. */
const listArtifactVersions: Handler = async (call, services) => {
  const page = ArtifactVersionPage.parse(await operations.listArtifactVersions(call, services));
  return { ...page, artifactVersions: page.artifactVersions.map(withSource) };
};

function withSource(version: ArtifactVersion): unknown {
  return { ...version, sourceType: 'SOURCE_TYPE_INTERNAL' };
}

/** Handlers of libraries. */
export const versionOneLibraryHandlers = {
  listArtifacts,
  countArtifacts,
  listArtifactVersions,
} satisfies Handlers;
