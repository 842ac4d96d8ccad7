import type { Observation } from '../decide/finding.ts';

/** The configuration file of the base cannot be read, so the defaults apply to the change. */
export function observeUnreadableConfig(message: string): Observation {
  return {
    rule: 'config',
    weight: 'warning',
    key: 'config|base',
    file: '',
    line: 1,
    reference: '',
    title: 'Configuration of the base could not be read',
    message: `${message.replaceAll('\n', '; ')}. The defaults apply to this change.`,
    remedy: 'No action is needed if this change fixes the file.',
  };
}
