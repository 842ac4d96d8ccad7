import type { RuleHelp } from '../observation.ts';

export const NOT_JUDGED_HELP: RuleHelp = {
  explanation:
    'The image has no SBOM, or an incomplete one, so advisories were not matched with all of its packages.',
  remedy: 'Use an image with an SBOM for every platform that you build for.',
};
