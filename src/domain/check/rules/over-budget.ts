import type { RuleHelp } from '../observation.ts';

export const OVER_BUDGET_HELP: RuleHelp = {
  explanation: 'More problems of one severity are open than the budget allows.',
  remedy: 'Fix problems of this severity, or raise the budget.',
};
