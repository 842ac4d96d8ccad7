import type { PinSettings } from '../config/policy/pin-settings.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { createBuildPackages } from '../sbom/build-packages.ts';
import { rememberAdvisories } from '../advisories/fetch-advisories.ts';
import { createDiffer } from './create-differ.ts';
import type { DiffBuilds } from './create-differ.ts';
import { rememberManifests } from './read-build.ts';
import type { World } from '../sign-in/access.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { Run } from '../sign-in/open-run.ts';

export interface OpenDifferOptions extends World {
  /** The configuration that applies, and the files that it is from. */
  readonly config: { readonly pin: Pick<PinSettings, 'tokenHosts'>; readonly trust: TrustConfig };
  readonly tree: Pick<FileTree, 'read'>;
  /** The input `trusted-root`; empty if it is not set. */
  readonly trustedRoot: string;
}

/** The comparison of builds, and the run whose registries they are read from. */
export interface OpenedDiffer extends Run {
  readonly diff: DiffBuilds;
}

/** Opens the comparison of builds. Sends nothing before the first diff. Throws as `Run.signatures`. */
export async function openDiffer(options: OpenDifferOptions): Promise<OpenedDiffer> {
  const { config, endpoints } = options;
  const run = openRun({ ...options, tokenHosts: config.pin.tokenHosts });
  const contentOf = rememberManifests(run.contentOf);
  const [signatures, signedIn] = await Promise.all([
    run.signatures({ ...options, config: config.trust, contentOf }),
    run.platform(),
  ]);
  const registryHost = endpoints.registry;
  const packagesOf = createBuildPackages({ contentOf, registryHost, signedIn, signatures, listsAll: true });
  const advisoriesOn = signedIn && rememberAdvisories(signedIn.vulnerabilities);
  const { source } = run;
  return { ...run, diff: createDiffer({ contentOf, packagesOf, advisoriesOn, source, registryHost }) };
}
