import type { Observation } from '../decide/finding.ts';
import type { RuleHelp } from '../decide/observation.ts';

export const CONFIG_HELP: RuleHelp = {
  explanation: 'The configuration file of the base could not be read, so the defaults applied.',
  remedy: 'Fix .github/mooring.yml; see the message for the errors.',
};

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
