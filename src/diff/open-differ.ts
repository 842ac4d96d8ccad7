import type { PinSettings } from '../config/policy/pin-settings.ts';
import { rememberAdvisories } from '../advisories/fetch-advisories.ts';
import { createDiffer } from './create-differ.ts';
import type { DiffBuilds } from './create-differ.ts';
import { rememberManifests } from './read-build.ts';
import type { World } from '../sign-in/access.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { Run } from '../sign-in/open-run.ts';
import type { SignatureOptions } from '../sign-in/open-signatures.ts';

export interface OpenDifferOptions extends World {
  readonly tokenHosts: PinSettings['tokenHosts'];
  /** The trust that applies, and the files that it is from. */
  readonly trust: Pick<SignatureOptions, 'config' | 'tree' | 'isBaseUnavailable'>;
  /** The input `trusted-root`; empty if it is not set. */
  readonly trustedRoot: string;
}

/** The comparison of builds, and the run whose registries they are read from. */
export interface OpenedDiffer extends Run {
  readonly diff: DiffBuilds;
}

/** Opens the comparison of builds. Sends nothing before the first diff. Throws as `Run.signatures`. */
export async function openDiffer(options: OpenDifferOptions): Promise<OpenedDiffer> {
  const { endpoints } = options;
  const run = openRun(options);
  const contentOf = rememberManifests(run.contentOf);
  const [signatures, signedIn] = await Promise.all([
    run.signatures({ ...options, ...options.trust, contentOf }),
    run.platform(),
  ]);
  const registryHost = endpoints.registry;
  const advisoriesOn = signedIn && rememberAdvisories(signedIn.vulnerabilities);
  const { source } = run;
  const diff = createDiffer({ contentOf, registryHost, signedIn, signatures, advisoriesOn, source });
  return { ...run, diff };
}
