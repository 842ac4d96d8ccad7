import type { RuleHelp } from '../observation.ts';

export const OVERDUE_ADVISORY_HELP: RuleHelp = {
  explanation: 'An advisory is open for longer than max-open-days, or its fix is older than max-fix-days.',
  remedy: 'Update the pin to a build with the fix, or use an image without the vulnerability.',
};
