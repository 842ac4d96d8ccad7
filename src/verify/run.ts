import type { Instant } from '../values/instant.ts';
import type { ImageReference } from '../values/image-reference.ts';
import type { ListedImage } from '../references/decide/image-list.ts';
import { listedTag } from '../references/decide/image-list.ts';
import { pinKey } from '../tag-history/decide/pin-origin.ts';
import { upstreamOf } from '../config/policy/pin-settings.ts';
import type { Mirror } from '../config/policy/pin-settings.ts';
import { loadConfig } from '../config/load-config.ts';
import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import type { World } from '../sign-in/access.ts';
import { openRun } from '../sign-in/open-run.ts';
import type { LookingMode } from '../signatures/decide/trust-outcomes.ts';
import { historicImage } from '../values/historic-image.ts';
import { findTagsOfDigest } from '../tag-history/find-tags-of-digest.ts';
import { judgePins, signatureRule, unreadFiles, VERIFY_FAIL_ON } from './decide/verification.ts';
import type { FoundPin, Verification, VerifyRule } from './decide/verification.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { IN_FLIGHT, mapLimit } from '../values/concurrency.ts';
import type { VerifyBuild } from '../signatures/verify-build.ts';
import { listImages } from '../references/list-images.ts';
import type { VerifyOptions } from '../tag-history/search-origin.ts';
import { verifyPins } from '../tag-history/verify-pins.ts';

export interface VerifyInputs {
  /** Undefined for the defaults. */
  readonly 'fail-on': readonly VerifyRule[] | undefined;
  /** Path of a trust root; empty for that of the configuration file, or the built-in one. */
  readonly 'trusted-root': string;
}

/** Verifies every pin below a directory by its configuration file. Throws as `verifyTree`, and for a trust root. */
export async function verifyDirectory(inputs: VerifyInputs, world: World): Promise<Verification> {
  const { clock, directory, onWarning, signal } = world;
  const tree = createWorkTree(directory, execCommandUntil(signal));
  const { pin, trust: config } = await loadConfig(tree);
  const run = openRun({ ...world, tokenHosts: pin.tokenHosts });
  const [signatures, signedIn] = await Promise.all([
    run.signatures({ config, tree, trustedRoot: inputs['trusted-root'], onWarning }),
    run.platform(),
  ]);
  return verifyTree({
    tree,
    now: clock.now(),
    registry: world.endpoints.registry,
    // A signed-in run queries which tags point to a digest, instead of reading the history of each tag.
    verify: { ...run.verify, ...(signedIn && { tagsOfDigest: findTagsOfDigest(signedIn.platform) }) },
    mirrors: pin.mirrors,
    failOn: inputs['fail-on'] ?? VERIFY_FAIL_ON,
    verifyBuild: signatures?.verifyBuild,
    mode: config.signatures === 'require' ? 'require' : 'report',
  });
}

export interface VerifyTreeOptions {
  readonly tree: FileTree;
  readonly now: Instant;
  /** The registry of the run, whose images are found in any text. */
  readonly registry?: string;
  readonly verify: VerifyOptions;
  /** Where pins of mirrors have their history. */
  readonly mirrors: readonly Mirror[];
  readonly failOn: readonly VerifyRule[];
  /** Verifies the signatures of each pin, at the upstream of a mirror; if absent, signatures are not looked at. */
  readonly verifyBuild?: VerifyBuild | undefined;
  readonly mode: LookingMode;
}

/**
 * Verifies every pin of a tree and judges it by `failOn`. A digest alone is compared with the tag in the
 * comment after it, and a pin of a mirror with the history and the signatures of its upstream. Throws `config_file_*` for an
 * unreadable configuration file, and `run_deadline`; failed requests are part of the result.
 */
export async function verifyTree(options: VerifyTreeOptions): Promise<Verification> {
  const { tree, now, registry, verify, mirrors, failOn, verifyBuild, mode } = options;
  const { images, skipped } = await listImages({
    tree,
    now,
    ...(registry === undefined ? {} : { registry }),
  });
  const listed = images.map((image) => ({ image, reference: upstreamReference(image, mirrors) }));
  const references = listed.map(({ reference }) => reference);
  const origins = await verifyPins(references, verify);
  const found = listed.flatMap(({ image, reference }) => {
    const origin = origins.get(pinKey(reference));
    const { digest, tag } = reference;
    return digest === undefined || origin === undefined ? [] : [{ image, reference, tag, digest, origin }];
  });
  const pins = await mapLimit(found, IN_FLIGHT, async ({ reference, ...pin }): Promise<FoundPin> => {
    // The manifest of a platform is covered by the signature of its index.
    const index = pin.origin.kind === 'platform-manifest' ? pin.origin.index : undefined;
    const isAbsent = pin.origin.kind === 'foreign' && !pin.origin.isInRegistry;
    // A manifest that does not exist is not an unsigned one.
    const trust = isAbsent ? undefined : await verifyBuild?.(reference, pin.digest, index);
    if (trust === undefined) return pin;
    const needsSigner = registry !== undefined && historicImage(reference, registry) !== undefined;
    return { ...pin, trust, signatureFinding: signatureRule(trust, { mode, needsSigner }) };
  });
  return { at: now, failOn, pins: judgePins(pins, failOn), notChecked: unreadFiles(skipped, failOn) };
}

function upstreamReference(image: ListedImage, mirrors: readonly Mirror[]): ImageReference {
  const { reference } = image;
  return { ...reference, ...upstreamOf(mirrors, reference), tag: listedTag(image) };
}
