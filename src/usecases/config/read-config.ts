import { Config } from '../../contract/config/config.ts';
import { findIssues, formatFormPath } from '../../contract/config/form-issue.ts';
import type { CheckSettings } from '../../domain/check/check-settings.ts';
import { MooringError } from '../../domain/errors.ts';
import { DAY_MS, parseInstant, toInstant } from '../../domain/instant.ts';
import type { Instant } from '../../domain/instant.ts';
import type { IgnoreRule } from '../../domain/listing/ignore.ts';
import { printable } from '../../domain/text/printable.ts';
import type { FormatOptions } from '../../formats/find-images.ts';
import { globMatcher } from '../../formats/glob.ts';
import { readPlainYaml } from '../../formats/yaml/read-plain-yaml.ts';
import { readCheckSettings } from './read-check-settings.ts';
import type { SettingsPlace } from './read-check-settings.ts';

/** What a repository says about the listing of its images. */
export interface ListingRules {
  readonly isIncluded: (path: string) => boolean;
  readonly isExcluded: (path: string) => boolean;
  readonly ignore: readonly IgnoreRule[];
  readonly options: FormatOptions;
  /** What the check holds images against. */
  readonly check: CheckSettings;
}

/** What the settings of a repository say about the listing. Throws as `parseConfig`. */
export function readConfig(file: string, bytes: Uint8Array): ListingRules {
  const { config, lineOf } = readConfigFile(file, bytes);
  return rulesOf(config, { file, lineOf });
}

/**
 * The settings of a repository from the bytes of their file. Throws `config_file_invalid` with every mistake in it, each
 * with its line.
 */
export function parseConfig(file: string, bytes: Uint8Array): Config {
  return readConfigFile(file, bytes).config;
}

function readConfigFile(
  file: string,
  bytes: Uint8Array,
): { readonly config: Config; readonly lineOf: SettingsPlace['lineOf'] } {
  const plain = readPlainYaml(bytes);
  if (plain.kind === 'unreadable') throw invalid([`${file}:${plain.line}: ${printable(plain.reason)}`]);
  const parsed = Config.safeParse(plain.value);
  if (parsed.success) return { config: parsed.data, lineOf: plain.lineOf };
  const mistakes = findIssues(parsed.error, plain.value).map(({ path, message }) => ({
    line: plain.lineOf(path),
    parts: [...(path.length === 0 ? [] : [printable(formatFormPath(path), 80)]), printable(message)],
  }));
  const inOrder = mistakes.toSorted((one, other) => one.line - other.line);
  throw invalid(inOrder.map(({ line, parts }) => [`${file}:${line}`, ...parts].join(': ')));
}

function rulesOf(config: Config, place: SettingsPlace): ListingRules {
  return {
    isIncluded: anyOf(config.include),
    isExcluded: anyOf(config.exclude),
    ignore: config.ignore.map(({ image, path, reason, until }) => ({
      image: image === undefined ? undefined : globMatcher(image),
      path: path === undefined ? undefined : globMatcher(path),
      reason,
      until: until === undefined ? undefined : endOfDay(until),
    })),
    options: {
      workflowMatrix: config['opt-in'].includes('workflow-matrix'),
      bakeArgs: config['opt-in'].includes('bake-args'),
    },
    check: readCheckSettings(config.check, place),
  };
}

/** The instant at which a day, as YYYY-MM-DD in UTC, is over. */
export function endOfDay(day: string): Instant {
  return toInstant(parseInstant(`${day}T00:00:00Z`) + DAY_MS);
}

function anyOf(globs: readonly string[]): (path: string) => boolean {
  const matchers = globs.map(globMatcher);
  return (path) => matchers.some((matches) => matches(path));
}

function invalid(problems: readonly string[]): MooringError {
  return new MooringError('config_file_invalid', problems.join('\n'));
}
