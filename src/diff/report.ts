import { z } from 'zod';

import { RATINGS } from '../values/severity.ts';
import { CONFIG_FIELDS, DANGERS, DIFF_VERDICTS, PACKAGE_CHANGES } from './decide/build-diff.ts';
import { DigestText } from '../api/registry/tag.ts';
import { Timestamp } from '../api/schema/timestamp.ts';
import type { DeepReadonly } from '../values/deep-readonly.ts';

const Build = z.strictObject({
  image: z.string().describe('Host and path.'),
  tag: z.string().nullable(),
  digest: DigestText,
  builtAt: Timestamp.nullable().describe(
    'When the tag was moved to the build, UTC; null if the registry has no history.',
  ),
});

const Unknown = z.strictObject({
  state: z.literal('unknown'),
  why: z.string().describe('Why it is unknown; a clause.'),
});

const IsVerified = z
  .boolean()
  .describe('False if the signature of an SBOM was checked, could not be verified, and the SBOM was used.');

const Values = {
  from: z.string().nullable().describe('In the first build; null if not set, or not shown.'),
  to: z.string().nullable().describe('In the second build; null if not set, or not shown.'),
};

const PackageChange = z.strictObject({
  kind: z
    .enum(PACKAGE_CHANGES)
    .describe(
      '`rebuilt`: only the epoch (`-rN`) is higher; `changed`: the versions cannot be ordered, or there are several.',
    ),
  type: z.string().describe('Type of the package URL: `apk`, `npm`, `pypi`.'),
  name: z.string(),
  architecture: z.string().nullable(),
  origin: z.string().nullable().describe('Source package, if it is known to differ from the name.'),
  from: z.array(z.string()).describe('Versions that only the first build has; empty for an added package.'),
  to: z.array(z.string()).describe('Versions that only the second build has; empty for a removed package.'),
});

const Packages = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('known'),
    isVerified: IsVerified,
    changes: z.array(PackageChange).describe('Ordered by kind, downgrades first, then by type and name.'),
    unchanged: z
      .record(z.string(), z.int().min(0))
      .describe('Number of packages in both builds, by type of the package URL.'),
  }),
  Unknown,
]);

const ConfigChange = z.strictObject({
  field: z.enum(CONFIG_FIELDS),
  name: z.string().nullable().describe('Name of the variable, label, port or volume; null for other fields.'),
  change: z.enum(['added', 'removed', 'changed']),
  ...Values,
  isSecret: z.boolean().describe('The values can be secrets and are not shown.'),
  isRoutine: z.boolean().describe('A label that differs with every build.'),
  isElement: z.boolean().describe('The values are one element of `PATH`; its other elements are unchanged.'),
});

const Layer = z.strictObject({
  digest: DigestText,
  size: z.int().min(0).describe('Bytes, compressed.'),
});

const Platform = z.strictObject({
  platform: z.string(),
  verdict: z.enum(DIFF_VERDICTS),
  from: DigestText.describe('Manifest of the platform in the first build.'),
  to: DigestText.describe('Manifest of the platform in the second build.'),
  packages: Packages,
  config: z.array(ConfigChange),
  dangers: z
    .array(z.strictObject({ danger: z.enum(DANGERS), ...Values }))
    .describe('Changes that are likely to break or endanger images built on this one.'),
  layers: z.strictObject({
    shared: z.array(Layer),
    pulled: z.array(Layer).describe('Layers that only the second build has.'),
    fromSize: z.int().min(0).describe('Total compressed size of the first build, in bytes.'),
    toSize: z.int().min(0).describe('Total compressed size of the second build, in bytes.'),
  }),
});

const Vulnerability = z.strictObject({
  id: z.string(),
  packages: z.array(z.string()).describe('Affected packages, in the build in which it is open.'),
  severity: z.union([
    z.strictObject({ rating: z.enum(RATINGS), score: z.number() }),
    z.strictObject({ rating: z.literal('unscored'), score: z.null() }),
  ]),
});

const Advisories = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('known'),
    isVerified: IsVerified,
    resolved: z.array(Vulnerability),
    introduced: z.array(Vulnerability),
    stillOpen: z.array(Vulnerability).describe('Open in both builds.'),
  }),
  Unknown,
]);

/** The output of `diff --json`, described by the published JSON Schema (schema/diff.v1.json). */
export const DiffReport = z.strictObject({
  schema: z.literal('mooring.diff/v1'),
  verdict: z
    .enum(DIFF_VERDICTS)
    .describe(
      '`identical`: the same manifests; `rebuilt`: other manifests with equal packages and configuration; `unknown`: no known difference, but packages are unknown.',
    ),
  relation: z.enum(['same-tag', 'other-tag', 'other-image']),
  from: Build,
  to: Build,
  distance: z
    .strictObject({ builds: z.int(), days: z.int() })
    .nullable()
    .describe(
      'Builds and whole days from the first build to the second, negative for an older one; null if no history has both.',
    ),
  compareUrl: z.string().nullable().describe('Comparison of the source commits of the image.'),
  advisories: Advisories.nullable().describe('Null if they were not requested.'),
  gonePlatforms: z.array(z.string()).describe('Platforms that only the first build has.'),
  newPlatforms: z.array(z.string()).describe('Platforms that only the second build has.'),
  platforms: z.array(Platform).describe('The compared platforms, in the order of the request.'),
});
export type DiffReport = DeepReadonly<z.infer<typeof DiffReport>>;
