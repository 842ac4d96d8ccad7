import type { PinConfig } from '../../contract/config/pin-config.ts';
import { readDuration } from '../../domain/duration.ts';
import { parseInstant } from '../../domain/instant.ts';
import { DEFAULT_PIN_SETTINGS } from '../../domain/pin/pin-config.ts';
import type { PinSettings } from '../../domain/pin/pin-config.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import { findConfigFile, loadConfigReader } from './load-rules.ts';

/**
 * What a tree says about its pins, under `pin` in `.github/mooring.yml`; the defaults where it says nothing. Throws
 * `config_file_unreadable`, and `config_file_invalid` for mistakes in the file.
 */
export async function loadPinSettings(tree: FileTree): Promise<PinSettings> {
  const file = await findConfigFile(tree);
  if (file === undefined) return DEFAULT_PIN_SETTINGS;
  const { endOfDay, parseConfig } = await loadConfigReader();
  const { globMatcher } = await import('../../formats/glob.ts');
  const { pin } = parseConfig(file.path, file.bytes);
  return pin === undefined ? DEFAULT_PIN_SETTINGS : settingsOf(pin, { globMatcher, endOfDay });
}

interface Readers {
  readonly globMatcher: (glob: string) => (name: string) => boolean;
  readonly endOfDay: (day: string) => ReturnType<typeof parseInstant>;
}

function settingsOf(pin: PinConfig, { globMatcher, endOfDay }: Readers): PinSettings {
  const defaults = DEFAULT_PIN_SETTINGS;
  const readTime = (time: string | undefined): ReturnType<typeof parseInstant> | undefined =>
    time === undefined ? undefined : parseInstant(time);
  return {
    minAgeMs: readDuration(pin['min-age'] ?? '') ?? defaults.minAgeMs,
    unknownAge: pin['unknown-age'] ?? defaults.unknownAge,
    style: pin.style ?? defaults.style,
    lockstep: pin.lockstep ?? defaults.lockstep,
    holds: pin.hold.map(({ image, reason, until }) => ({
      image: globMatcher(image),
      reason,
      until: until === undefined ? undefined : endOfDay(until),
    })),
    denies: pin.deny.map(({ image, reason, digest, from, until }) => ({
      image: image === undefined ? undefined : globMatcher(image),
      reason,
      digest,
      from: readTime(from),
      until: readTime(until),
    })),
    mirrors: Object.entries(pin['registry-map']).map(([mirror, upstream]) => ({ mirror, upstream })),
    tokenHosts: pin['token-hosts'],
    group: pin.group ?? defaults.group,
  };
}
