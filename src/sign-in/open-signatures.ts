import { createSignatureVerifier } from '../signatures/sigstore/signature-verifier.ts';
import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import { rootOfSigner } from '../signatures/decide/signer-root.ts';
import { describeTrustRoot, trustRootWarning } from '../signatures/decide/trust-root-source.ts';
import type { BuildTrust } from '../signatures/decide/build-trust.ts';
import { rememberSigners } from '../signatures/decide/remember-signers.ts';
import type { PinSignatures } from '../signatures/decide-signed.ts';
import type { TrustRoot } from '../signatures/bundle/trusted-root.ts';
import { builtInTrustRoot, readTrustedRoot } from '../signatures/read-trusted-root.ts';
import { createSigners } from '../signatures/trusted-signers.ts';
import type { SignersOptions } from '../signatures/trusted-signers.ts';
import { createVerifyBuild } from '../signatures/verify-build.ts';
import { createVerifySbom } from '../signatures/verify-sbom.ts';
import type { VerifySbom } from '../signatures/verify-sbom.ts';
import type { AnchorSigners, TrustAnchor } from '../signatures/verify-by-signers.ts';
import type { Clock } from '../values/clock.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { nodeDigest } from '../io/node-digest.ts';
import { readNamedFile } from '../io/read-named-file.ts';
import type { Platform } from './open-platform.ts';

/** How the builds of a run are verified. */
export interface SignatureOptions {
  /** `trust` of the configuration that applies to the run: of the base if a change is judged. */
  readonly config: TrustConfig;
  /**
   * The files that the configuration is from, and relative paths are in: of the base if a change is judged, so that no
   * change can bring its own trust root.
   */
  readonly tree: Pick<FileTree, 'read'>;
  /** The path in the input `trusted-root`; empty if it is not set. */
  readonly trustedRoot: string;
  /** Whether `tree` is that of a base that cannot be read: then no build is verified. */
  readonly isBaseUnavailable?: boolean;
  /** Takes a warning about an old trust root, as a sentence. */
  readonly onWarning: (warning: string) => void;
  /** The content of an image in its registry; that of the run if absent. */
  readonly contentOf?: (image: OciImage) => ImageContent;
}

interface SignatureRun
  extends Omit<SignatureOptions, 'contentOf'>, Required<Pick<SignatureOptions, 'contentOf'>> {
  readonly mode: PinSignatures['mode'];
  readonly organization: SignersOptions['organization'];
  /** Undefined for an unauthenticated run. */
  readonly platform: Platform | undefined;
  readonly registryHost: string;
  readonly clock: Pick<Clock, 'now'>;
  /** The directory that a relative path is in, and where the files of head are. */
  readonly directory: string;
  /** Whether the service is on this machine: it is the embedded platform, with a Sigstore instance of its own. */
  readonly isEmbedded: boolean;
  /** Loads the trust root that the service signs with; undefined for the built-in one. */
  readonly loadPublicRoot: (() => Promise<TrustRoot>) | undefined;
}

/** The verification of builds and of their SBOMs, with the same trusted signers and trust root. */
export interface OpenedSignatures extends PinSignatures {
  readonly verifySbom: VerifySbom;
  /** True if an SBOM that is not verified must not be used. */
  readonly areRequired: boolean;
  /** Requests the signers of an image ahead, while its content is fetched. */
  readonly requestSigners: (image: OciImage) => void;
}

/**
 * Opens the verification of a run. Sends nothing before the first build. Throws `config_file_unreadable` and
 * `config_file_invalid` for a trust root.
 */
export async function openSignatures(run: SignatureRun): Promise<OpenedSignatures> {
  const { clock, contentOf, mode, onWarning, organization, platform, registryHost } = run;
  const { signers } = run.config;
  const { anchorSigners, publicRoot } = await loadAnchors(run);
  const warning = trustRootWarning(publicRoot.source, clock.now());
  if (warning !== undefined) onWarning(warning);
  const { trustedSigners, explain } = createSigners({ rules: signers, registryHost, organization, platform });
  const verification = {
    contentOf,
    anchorSigners,
    trustedSigners,
    publicKeys: signers.flatMap(({ publicKey }) => (publicKey === undefined ? [] : [publicKey])),
    registryHost,
    digestOf: nodeDigest,
  };
  const verifyBuild = createVerifyBuild(verification);
  const configured = signers.map(({ glob }) => glob);
  const organizationUid = platform?.organizationUid;
  return {
    mode,
    areRequired: mode === 'require',
    registryHost,
    verifyBuild: async (image, digest, index) => {
      const trust = await explain(image, await verifyBuild(image, digest, index));
      return run.isBaseUnavailable === true && trust.kind === 'verified' ? WITHOUT_BASE : trust;
    },
    verifySbom: createVerifySbom(verification),
    requestSigners: (image) => {
      // The verification waits for the same answer, and reports the failure.
      trustedSigners(image).catch(() => undefined);
    },
    remember: (builds) => rememberSigners(builds, { registryHost, organizationUid, configured }),
  };
}

const WITHOUT_BASE: BuildTrust = {
  kind: 'not-verifiable',
  reason: 'the base of this change is unavailable, and its configuration says who is trusted',
  remedy: 'Check out with `fetch-depth: 0`, or let Git fetch the base commit.',
};

/** The roots of a run that are given: an option or a key of the configuration file, and the files that it is from. */
type GivenRoots = Pick<SignatureRun, 'trustedRoot' | 'tree' | 'directory'> & {
  readonly config: Pick<TrustConfig, 'trustedRoot'>;
};

/**
 * Loads the trust roots of a run: the built-in one of the public instance, the default one, and those that entries of
 * `trust.signers` name. All are read before anything is verified.
 */
async function loadAnchors(
  run: GivenRoots & Pick<SignatureRun, 'config' | 'isEmbedded' | 'loadPublicRoot'>,
): Promise<{ readonly anchorSigners: AnchorSigners; readonly publicRoot: TrustAnchor }> {
  const { isEmbedded, loadPublicRoot = async () => builtInTrustRoot() } = run;
  const given = await loadTrustRoot(run);
  const defaultRoot = anchorOf(given ?? (await loadPublicRoot()));
  const isPublic = isEmbedded || given === undefined;
  const publicRoot = isPublic ? defaultRoot : anchorOf(await loadPublicRoot());
  const option = 'trust.signers trusted-root';
  const paths = new Set(
    run.config.signers.flatMap(({ signer }) => (signer.kind === 'key' ? [] : (signer.trustedRoot ?? []))),
  );
  const named = await Promise.all(
    [...paths].map(async (path) => [path, anchorOf(await readRoot({ ...run, option, path }))] as const),
  );
  const roots = { public: publicRoot, default: defaultRoot, files: new Map(named) };
  return { publicRoot, anchorSigners: groupByRoot(roots) };
}

interface LoadedRoots {
  readonly public: TrustAnchor;
  readonly default: TrustAnchor;
  readonly files: ReadonlyMap<string, TrustAnchor>;
}

function groupByRoot(roots: LoadedRoots): AnchorSigners {
  return (trusted) => {
    const anchored = Map.groupBy(trusted?.signers ?? [], (signer) => {
      const root = rootOfSigner(signer, trusted?.source ?? 'built-in');
      return root.kind === 'file' ? (roots.files.get(root.path) ?? roots.public) : roots[root.kind];
    });
    const [first, ...others] = [...anchored].map(([{ source, verifySignature }, signers]) => ({
      source,
      verifySignature,
      signers,
    }));
    return [first ?? { ...roots.public, signers: [] }, ...others];
  };
}

function anchorOf({ root, source }: TrustRoot): TrustAnchor {
  return { source, verifySignature: createSignatureVerifier(root, describeTrustRoot(source)) };
}

/**
 * Loads the default trust root of a run: the file of the input, else that of the configuration file; undefined for the
 * built-in one, which never replaces a file.
 */
export async function loadTrustRoot({
  trustedRoot,
  config,
  ...place
}: GivenRoots): Promise<TrustRoot | undefined> {
  const option = trustedRoot === '' ? 'trust.trusted-root' : 'trusted-root';
  const path = trustedRoot === '' ? config.trustedRoot : trustedRoot;
  return path === undefined ? undefined : readRoot({ ...place, option, path });
}

async function readRoot(file: Parameters<typeof readNamedFile>[0]): Promise<TrustRoot> {
  const name = `${file.option} ${file.path}`;
  return { root: readTrustedRoot(name, await readNamedFile(file)), source: { kind: 'file', name } };
}
