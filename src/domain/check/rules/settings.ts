import type { Observation } from '../finding.ts';

/** The configuration file of the base cannot be read, so a change is judged without any. */
export function observeUnreadableConfig(message: string): Observation {
  return {
    rule: 'settings',
    weight: 'warning',
    key: 'settings|base',
    file: '',
    line: 1,
    reference: '',
    title: 'Configuration of the base cannot be read',
    message: `Base unavailable for the configuration: ${message.replaceAll('\n', '; ')}. The defaults apply to this change.`,
    remedy: 'No action is needed if this change fixes the file.',
  };
}
