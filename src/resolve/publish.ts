import { formatInstant } from '../values/instant.ts';
import { printable } from '../text/printable.ts';
import { renderResolveSummary } from './views/resolve-summary.ts';
import { reportedSignature } from '../signatures/report/signature.ts';
import { resolutionLine, resolutionsJson, resolutionWarning } from './views/resolutions.ts';
import { unresolvedOf } from './decide/resolution.ts';
import type { Resolution, Resolutions, ResolvedReference } from './decide/resolution.ts';
import type { Runner } from '../runner/runner.ts';
import type { ExitStatus } from '../runner/boundary.ts';
import { writeSummary } from '../runner/write-summary.ts';

/** Says what references come to: log, annotations, outputs, summary. 1 where one of them cannot be resolved. */
export async function publishResolutions(resolutions: Resolutions, runner: Runner): Promise<ExitStatus> {
  const { references } = resolutions;
  for (const one of references) sayOne(one, runner);
  runner.setOutput('resolved', resolutionsJson(resolutions));
  const [only, ...others] = references;
  if (only?.kind === 'resolved' && others.length === 0) publishOne(only, runner);
  await writeSummary(renderResolveSummary(resolutions), runner);
  return unresolvedOf(resolutions).length === 0 ? 0 : 1;
}

function sayOne(resolution: Resolution, runner: Runner): void {
  if (resolution.kind === 'resolved') {
    runner.info(printable(resolutionLine(resolution), 1_000));
    const warning = resolutionWarning(resolution);
    if (warning !== undefined) runner.warning(warning, { title: 'Mooring resolve: not verified' });
    return;
  }
  const { code, written, reason, hint } = resolution;
  runner.error(`${printable(written)}: ${printable(reason, 600)}\n${printable(hint)}`, {
    title: `Mooring resolve: ${code}`,
  });
}

/** Of several references none is the one that these outputs could be about. */
function publishOne(
  { reference, digest, tag, builtAt, behind, trust }: ResolvedReference,
  runner: Runner,
): void {
  runner.setOutput('reference', reference);
  runner.setOutput('digest', digest);
  runner.setOutput('tag', tag);
  runner.setOutput('built-at', builtAt === undefined ? '' : formatInstant(builtAt));
  runner.setOutput('behind-builds', behind === undefined ? '' : String(behind.builds));
  runner.setOutput('behind-days', behind === undefined ? '' : String(behind.days));
  runner.setOutput('signed-by', trust?.kind === 'verified' ? (reportedSignature(trust).signer ?? '') : '');
}
