import type { CheckConfig } from './schema/check-config.ts';
import { Config } from './schema/config.ts';
import { findIssues, formatFormPath } from '../api/schema/form-issue.ts';
import type { FormIssue } from '../api/schema/form-issue.ts';
import type { PinConfig } from './schema/pin-config.ts';
import { DEFAULT_GATE_CONFIG, DEFAULT_POLICY, readPolicy } from './policy/gate-policy.ts';
import type { GateConfig } from './policy/gate-policy.ts';
import { readDuration } from '../values/duration.ts';
import { MooringError } from '../values/errors.ts';
import { canonicalName, readImageReference } from '../values/image-reference.ts';
import { DAY_MS, parseInstant, toInstant } from '../values/instant.ts';
import type { Instant } from '../values/instant.ts';
import type { IgnoreRule } from './policy/ignore-rules.ts';
import { DEFAULT_PIN_SETTINGS } from './policy/pin-settings.ts';
import type { PinSettings } from './policy/pin-settings.ts';
import type { TrustConfig } from '../signatures/decide/trust-settings.ts';
import { count } from '../text/plural.ts';
import { printable } from '../text/printable.ts';
import { WELL_KNOWN_REGISTRIES } from '../formats/text/known-registries.ts';
import { globMatcher, imageMatcher } from '../formats/glob.ts';
import { readPlainYaml } from '../formats/yaml/read-plain-yaml.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import { readTrustConfig } from './read-trust-config.ts';

/** The configuration of a repository, `.github/mooring.yml`. */
export interface RepositoryConfig {
  readonly isIncluded: (path: string) => boolean;
  readonly isExcluded: (path: string) => boolean;
  readonly ignore: readonly IgnoreRule[];
  readonly text: TextSettings;
  readonly check: GateConfig;
  readonly pin: PinSettings;
  readonly trust: TrustConfig;
}

/** Which texts without a format of their own are searched for images. */
export interface TextSettings {
  /** The registries that the configuration names besides that of the run, in any spelling; `*` stands for labels. */
  readonly registries: readonly string[];
  /** Files that count although they are set aside by default. */
  readonly isIncluded: (path: string) => boolean;
  readonly isExcluded: (path: string) => boolean;
  /** Whether the first digest is written into a text. */
  readonly isPinned: boolean;
}

/** Some sixteen thousand exceptions; a file that people write has a few kilobytes. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads a configuration file, and from the same tree the public keys that it names. Throws `config_file_invalid` with
 * the mistakes in the file, each with its line, and for a file of more than 1 MiB.
 */
export async function readConfig(
  file: string,
  bytes: Uint8Array,
  tree: Pick<FileTree, 'read'>,
): Promise<RepositoryConfig> {
  if (bytes.length > MAX_BYTES) throw invalid([`${file}: it is larger than ${MAX_BYTES} bytes`]);
  const plain = readPlainYaml(bytes);
  if (plain.kind === 'unreadable') throw invalid([`${file}:${plain.line}: ${printable(plain.reason)}`]);
  const { value, lineOf } = plain;
  const parsed = Config.safeParse(value);
  if (!parsed.success) throw invalid(located(findIssues(parsed.error, value), { file, lineOf }));
  const mistakes: FormIssue[] = [];
  const trust = await readTrustConfig(parsed.data.trust, {
    tree,
    reject: (path, message) => mistakes.push({ path: ['trust', ...path], message }),
  });
  if (mistakes.length > 0) throw invalid(located(mistakes, { file, lineOf }));
  return { ...configOf(parsed.data, { file, lineOf }), trust };
}

/** Returns one line for each mistake, in the order of the file. */
function located(mistakes: readonly FormIssue[], { file, lineOf }: ConfigPlace): readonly string[] {
  return mistakes
    .map(({ path, message }) => ({
      line: lineOf(path),
      parts: [...(path.length === 0 ? [] : [printable(formatFormPath(path), 80)]), printable(message)],
    }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, parts }) => [`${file}:${line}`, ...parts].join(': '));
}

interface ConfigPlace {
  readonly file: string;
  /** The line of a value, by its path. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

function configOf(config: Config, place: ConfigPlace): Omit<RepositoryConfig, 'trust'> {
  return {
    isIncluded: anyOf(config.include, globMatcher),
    isExcluded: anyOf(config.exclude, globMatcher),
    ignore: config.ignore.map(({ image, path, reason, until }) => ({
      image: optionalMatcher(image, imageMatcher),
      path: optionalMatcher(path, globMatcher),
      reason,
      until: optionalEnd(until),
    })),
    text: textSettingsOf(config),
    check: config.check === undefined ? DEFAULT_GATE_CONFIG : gateConfigOf(config.check, place),
    pin: config.pin === undefined ? DEFAULT_PIN_SETTINGS : pinSettingsOf(config.pin),
  };
}

/** Every registry that the file names by its host, and the well-known ones if it lists the images that are allowed. */
function textSettingsOf({ check, pin, text, trust }: Config): TextSettings {
  const allowed = check?.['allowed-images'];
  const images = [
    ...Object.entries(pin?.['registry-map'] ?? {}).flat(),
    ...(allowed ?? []),
    ...(trust?.signers ?? []).map(({ image }) => image),
  ];
  return {
    registries: [
      ...(text?.registries ?? []),
      ...images.flatMap((image) => hostOf(image) ?? []),
      ...(allowed === undefined ? [] : WELL_KNOWN_REGISTRIES),
    ],
    isIncluded: anyOf(text?.include ?? [], globMatcher),
    isExcluded: anyOf(text?.exclude ?? [], globMatcher),
    isPinned: text?.pin ?? false,
  };
}

/** The host of an image or of a glob of images; undefined for one of Docker Hub by a short name, and for one with a wildcard. */
function hostOf(image: string): string | undefined {
  const reading = readImageReference(`${image.split('/')[0] ?? ''}/image`);
  if (!image.includes('/') || reading.kind === 'invalid') return undefined;
  return image.toLowerCase().startsWith(reading.reference.host) ? reading.reference.host : undefined;
}

function gateConfigOf(config: CheckConfig, { file, lineOf }: ConfigPlace): GateConfig {
  const allowed = config['allowed-images'];
  return {
    policies: {
      everywhere: { ...DEFAULT_POLICY, ...readPolicy(config) },
      rules: config.rules.map((rule) => ({
        image: optionalMatcher(rule.image, imageMatcher),
        path: optionalMatcher(rule.path, globMatcher),
        change: readPolicy(rule),
      })),
      inputs: {},
      isAllowed: allowed && anyOf(allowed, imageMatcher),
      allowedImages: allowed ?? [],
    },
    exceptions: config.exceptions.map(({ image, path, until, ...exception }, index) => ({
      rule: exception.rule,
      advisory: exception.advisory,
      package: exception.package,
      image: optionalMatcher(image, imageMatcher),
      path: optionalMatcher(path, globMatcher),
      reason: exception.reason,
      until,
      ends: endOfDay(until),
      file,
      line: lineOf(['check', 'exceptions', index]),
    })),
    platforms: config.platforms ?? DEFAULT_GATE_CONFIG.platforms,
    exploitData: config['exploit-data'] ?? DEFAULT_GATE_CONFIG.exploitData,
  };
}

function pinSettingsOf(pin: PinConfig): PinSettings {
  const defaults = DEFAULT_PIN_SETTINGS;
  const optionalTime = (time: string | undefined): Instant | undefined =>
    time === undefined ? undefined : parseInstant(time);
  return {
    minAgeMs: readDuration(pin['min-age'] ?? '') ?? defaults.minAgeMs,
    unknownAge: pin['unknown-age'] ?? defaults.unknownAge,
    rebuildMaxLagMs: pin['skip-rebuilds'] === true ? readDuration(pin['max-lag'] ?? '30d') : undefined,
    fastLane: pin['fast-lane'],
    style: pin.style ?? defaults.style,
    lockstep: pin.lockstep ?? defaults.lockstep,
    holds: pin.hold.map(({ image, reason, until }) => ({
      image: imageMatcher(image),
      reason,
      until: optionalEnd(until),
    })),
    denies: pin.deny.map(({ image, reason, digest, from, until }) => ({
      image: optionalMatcher(image, imageMatcher),
      reason,
      digest,
      from: optionalTime(from),
      until: optionalTime(until),
    })),
    mirrors: Object.entries(pin['registry-map']).map(([mirror, upstream]) => ({
      mirror: canonicalName(mirror),
      upstream: canonicalName(upstream),
    })),
    tokenHosts: pin['token-hosts'],
    group: pin.group ?? defaults.group,
  };
}

type CreateMatcher = typeof globMatcher;

function optionalMatcher(
  glob: string | undefined,
  createMatcher: CreateMatcher,
): ((text: string) => boolean) | undefined {
  return glob === undefined ? undefined : createMatcher(glob);
}

function anyOf(globs: readonly string[], createMatcher: CreateMatcher): (text: string) => boolean {
  const matchers = globs.map(createMatcher);
  return (text) => matchers.some((matches) => matches(text));
}

function optionalEnd(day: string | undefined): Instant | undefined {
  return day === undefined ? undefined : endOfDay(day);
}

/** The time at which a day, as YYYY-MM-DD in UTC, is over. */
function endOfDay(day: string): Instant {
  return toInstant(parseInstant(`${day}T00:00:00Z`) + DAY_MS);
}

/** More mistakes are counted only: no log has room for them. */
const MOST_MISTAKES = 50;

function invalid(problems: readonly string[]): MooringError {
  const others = problems.length - MOST_MISTAKES;
  const rest = others > 0 ? [`and ${count(others, 'more mistake', 'more mistakes')}`] : [];
  return new MooringError('config_file_invalid', [...problems.slice(0, MOST_MISTAKES), ...rest].join('\n'));
}
