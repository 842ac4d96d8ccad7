import { createSignatureVerifier } from '../signatures/sigstore/signature-verifier.ts';
import type { ImageContent } from '../api/client/oci/image-content.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import { describeTrustRoot, trustRootWarning } from '../signatures/decide/trust-root-source.ts';
import { rememberSigners } from '../signatures/decide/remember-signers.ts';
import type { PinSignatures } from '../signatures/decide-signed.ts';
import type { TrustRoot } from '../signatures/bundle/trusted-root.ts';
import { builtInTrustRoot, readTrustedRoot } from '../signatures/read-trusted-root.ts';
import { createSigners } from '../signatures/trusted-signers.ts';
import type { SignersOptions } from '../signatures/trusted-signers.ts';
import { createVerifyBuild } from '../signatures/verify-build.ts';
import { createVerifySbom } from '../signatures/verify-sbom.ts';
import type { VerifySbom } from '../signatures/verify-sbom.ts';
import type { Clock } from '../values/clock.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
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
  /** Takes a warning about an old trust root, as a sentence. */
  readonly onWarning: (warning: string) => void;
  /** The content of an image in its registry; that of the run if absent. */
  readonly contentOf?: (image: OciImage) => ImageContent;
}

interface SignatureRun extends Required<SignatureOptions> {
  readonly mode: PinSignatures['mode'];
  readonly organization: SignersOptions['organization'];
  /** Undefined for an unauthenticated run. */
  readonly platform: Platform | undefined;
  readonly registryHost: string;
  readonly clock: Pick<Clock, 'now'>;
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
  const { root, source } = await loadTrustRoot(run);
  const warning = trustRootWarning(source, clock.now());
  if (warning !== undefined) onWarning(warning);
  const { trustedSigners, explain } = createSigners({ rules: signers, registryHost, organization, platform });
  const verification = {
    contentOf,
    verifySignature: createSignatureVerifier(root, describeTrustRoot(source)),
    trustRoot: source,
    trustedSigners,
    publicKeys: signers.flatMap(({ publicKey }) => (publicKey === undefined ? [] : [publicKey])),
    registryHost,
  };
  const verifyBuild = createVerifyBuild(verification);
  const configured = signers.map(({ glob }) => glob);
  const organizationUid = platform?.organizationUid;
  return {
    mode,
    areRequired: mode === 'require',
    registryHost,
    verifyBuild: async (image, digest, index) => explain(image, await verifyBuild(image, digest, index)),
    verifySbom: createVerifySbom(verification),
    requestSigners: (image) => {
      // The verification waits for the same answer, and reports the failure.
      trustedSigners(image).catch(() => undefined);
    },
    remember: (builds) => rememberSigners(builds, { registryHost, organizationUid, configured }),
  };
}

/**
 * Loads the trust root of a run: the file of the input, else that of the configuration file, else the built-in one. A named
 * file is never replaced by the built-in root.
 */
export async function loadTrustRoot({
  trustedRoot,
  config,
  tree,
}: Pick<SignatureOptions, 'trustedRoot' | 'tree'> & {
  readonly config: Pick<TrustConfig, 'trustedRoot'>;
}): Promise<TrustRoot> {
  const option = trustedRoot === '' ? 'trust.trusted-root' : 'trusted-root';
  const path = trustedRoot === '' ? config.trustedRoot : trustedRoot;
  if (path === undefined) return builtInTrustRoot();
  const name = `${option} ${path}`;
  const bytes = await readNamedFile({ option, path, tree });
  return { root: readTrustedRoot(name, bytes), source: { kind: 'file', name } };
}
