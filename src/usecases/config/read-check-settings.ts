import type { CheckConfig } from '../../contract/config/check-config.ts';
import { NO_SETTINGS } from '../../domain/check/check-settings.ts';
import type { CheckSettings } from '../../domain/check/check-settings.ts';
import { DEFAULT_POLICY } from '../../domain/check/gate-policy.ts';
import type { GatePolicy } from '../../domain/check/gate-policy.ts';
import { readDuration } from '../../domain/duration.ts';
import { withoutUndefined } from '../../domain/without-undefined.ts';
import { DAY_MS, parseInstant, toInstant } from '../../domain/instant.ts';
import { globMatcher } from '../../formats/glob.ts';

/** The file that the settings stand in, and the line of each of its values. */
export interface SettingsPlace {
  readonly file: string;
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

/** The section `check` of the settings as the check judges by it. */
export function readCheckSettings(config: CheckConfig | undefined, place: SettingsPlace): CheckSettings {
  if (config === undefined) return NO_SETTINGS;
  const allowed = config['allowed-images']?.map((glob) => globMatcher(glob));
  return {
    policies: {
      everywhere: { ...DEFAULT_POLICY, ...changesOf(config) },
      rules: config.rules.map((rule) => ({
        image: matcherOf(rule.image),
        path: matcherOf(rule.path),
        change: changesOf(rule),
      })),
      inputs: {},
      isAllowed: allowed === undefined ? undefined : (name) => allowed.some((matches) => matches(name)),
      allowedImages: config['allowed-images'] ?? [],
    },
    exceptions: config.exceptions.map((one, index) => ({
      rule: one.rule,
      advisory: one.advisory,
      package: one.package,
      image: matcherOf(one.image),
      path: matcherOf(one.path),
      reason: one.reason,
      until: one.until,
      ends: toInstant(parseInstant(`${one.until}T00:00:00Z`) + DAY_MS),
      file: place.file,
      line: place.lineOf(['check', 'exceptions', index]),
    })),
    platforms: config.platforms ?? NO_SETTINGS.platforms,
  };
}

type Written = Omit<CheckConfig, 'platforms' | 'allowed-images' | 'rules' | 'exceptions'>;

/** What is written, by the names of the policy; what is not written changes nothing. */
function changesOf(written: Written): Partial<GatePolicy> {
  const lag = written['max-lag'];
  return withoutUndefined({
    failOn: written['fail-on'],
    warnOn: written['warn-on'],
    minSeverity: written['min-severity'],
    unscored: written.unscored,
    maxDetectionDays: written['max-detection-days'],
    strict: written.strict,
    pendingUpstream: written['pending-upstream'],
    unreviewed: written.unreviewed,
    warnBeforeDays: written['warn-before-days'],
    failBeforeDays: written['fail-before-days'],
    deprecated: written.deprecated,
    maxLag: lag === undefined ? undefined : readDuration(lag),
    requirePins: written['require-pins'],
  });
}

function matcherOf(glob: string | undefined): ((text: string) => boolean) | undefined {
  return glob === undefined ? undefined : globMatcher(glob);
}
