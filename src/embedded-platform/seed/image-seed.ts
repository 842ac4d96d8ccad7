import { z } from 'zod';

import { DigestText } from '../../api/registry/tag.ts';
import { oneOf, strictObject } from '../../api/schema/strict-object.ts';
import { SeedDuration, SeedTime } from './seed-time.ts';

/** The ecosystems of packages, by the types of their purls (purl specification, "Known types"). */
const PACKAGE_TYPES = ['apk', 'npm', 'pypi', 'golang', 'maven', 'gem'] as const;

/** A package in an image. `origin` is its own name if absent; without `arch` it is there on every platform. */
const ImagePackage = strictObject({
  /** `apk` if absent. */
  type: oneOf('type of a package', PACKAGE_TYPES).optional(),
  /** With its namespace, as its ecosystem writes it: `@babel/core`, `org.slf4j:slf4j-api`. */
  name: z.string().min(1),
  version: z.string().min(1),
  origin: z.string().optional(),
  arch: z.enum(['x86_64', 'aarch64']).optional(),
  /** Of an apk, as in its purl; `wolfi` if absent. */
  distribution: z.string().min(1).optional(),
});
export type ImagePackage = z.infer<typeof ImagePackage>;

/** Builds from `from` on have it in place of an earlier one of its name; those from `until` on do not have it. */
const PackageSeed = strictObject({
  ...ImagePackage.shape,
  from: SeedTime.optional(),
  until: SeedTime.optional(),
});
export type PackageSeed = z.infer<typeof PackageSeed>;

/**
 * How SBOMs refer to the build file of a package: `linked`, a package of its own that relationships point to (melange and
 * apko from October 2024 on); `inline`, a reference of the package itself (before). `none` means no SBOM.
 */
const SBOM_LAYOUTS = ['linked', 'inline', 'none'] as const;
export type SbomLayout = (typeof SBOM_LAYOUTS)[number];

/** How the packages of an image are divided into layers: a single one, or one for each origin, as apko can do it. */
const LAYERINGS = ['single', 'by-origin'] as const;
export type Layering = (typeof LAYERINGS)[number];

/** No text of a process has a NUL. */
const text = z
  .string('must be a string')
  .refine((value) => !value.includes('\0'), 'must not contain a NUL character');

/**
 * How containers of an image run. A key replaces its earlier value; in `env` and `labels`, each name does, and a name with
 * null is removed.
 */
const ConfigSeed = strictObject({
  user: text.optional(),
  entrypoint: z.array(text).optional(),
  command: z.array(text).optional(),
  env: z.record(text.regex(/^[^=]+$/, 'is not the name of a variable'), text.nullable()).optional(),
  'working-dir': text.optional(),
  ports: z
    .array(z.coerce.string().regex(/^\d{1,5}(\/(tcp|udp|sctp))?$/, 'must be a port such as 8080 or 53/udp'))
    .optional(),
  volumes: z.array(text).optional(),
  'stop-signal': text.optional(),
  labels: z.record(text, text.nullable()).optional(),
});
export type ConfigSeed = z.infer<typeof ConfigSeed>;

/** A difference in builds from a time on: `set` replaces packages by their names, or adds them. */
const ChangeSeed = strictObject({
  at: SeedTime,
  set: z.array(ImagePackage).default([]),
  remove: z.array(z.string()).default([]),
  config: ConfigSeed.optional(),
});
export type ChangeSeed = z.infer<typeof ChangeSeed>;

/** The images of a repository or a tag; what a tag has is in place of what its repository has. */
export const imageShape = {
  packages: z.array(PackageSeed).optional(),
  config: ConfigSeed.optional(),
  /** In the order of their times. */
  changes: z.array(ChangeSeed).default([]),
};

/** How the images of all tags of a repository are made. */
export const imageFormShape = {
  sbom: oneOf('layout of SBOMs', SBOM_LAYOUTS).default('linked'),
  layers: oneOf('division into layers', LAYERINGS).default('single'),
};

/** A listed build; its packages and configuration are only its own. */
const BuildSeed = strictObject({
  at: SeedTime,
  digest: DigestText.optional(),
  packages: z.array(ImagePackage).optional(),
  config: ConfigSeed.optional(),
}).refine(({ digest, packages, config }) => digest === undefined || (packages ?? config) === undefined, {
  message: 'a build with a given digest has no content, so that it has neither packages nor config',
  path: ['digest'],
});
export type BuildSeed = z.infer<typeof BuildSeed>;

const GeneratedHistory = strictObject({
  from: SeedTime,
  every: SeedDuration,
  count: z.int().min(1).max(1_000_000).optional(),
  until: SeedTime.optional(),
}).refine(
  (series) => (series.count === undefined) !== (series.until === undefined),
  'must have either count or until',
);

/** The builds of a tag: each listed, or generated one `every` so often. */
export const HistorySeed = z.union(
  [z.array(BuildSeed).min(1, 'must have at least one build'), GeneratedHistory],
  'must be a list of builds, or have from, every, and count or until',
);
