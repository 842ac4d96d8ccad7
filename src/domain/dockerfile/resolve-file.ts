import { readArgDefaults } from './arg-default.ts';
import { ArgUsage } from './arg-usage.ts';
import type { EditContext } from './edit-place.ts';
import { Effort } from './effort.ts';
import type { Findings } from './found.ts';
import { evaluateGlobalScope } from './global-scope.ts';
import type { Instruction } from './instruction.ts';
import { scanInstructions } from './logical-lines.ts';
import { otherPlatforms } from './other-platforms.ts';
import { USUAL_PLATFORM } from './platform-arguments.ts';
import { rejectSteps } from './reject-steps.ts';
import { resolveBases } from './resolve-bases.ts';
import { resolveSources } from './resolve-sources.ts';
import { resolveTriggers } from './resolve-triggers.ts';
import { rejectEpoch } from './source-date-epoch.ts';
import { StageDirectory } from './stage-lookup.ts';
import { splitStages } from './stage.ts';
import type { StagedFile } from './stage.ts';
import { listTriggers } from './triggers.ts';

/** Resolves every image of a Dockerfile, in Docker's order: what Docker rejects first is what is reported. */
export function resolveFile(text: string): Findings {
  const scan = scanInstructions(text);
  if (scan.kind === 'rejected') return scan;
  const file = splitStages(scan.instructions, scan.escape);
  return file.kind === 'rejected' ? file : resolveStaged(file, text.length);
}

function resolveStaged(file: StagedFile, bytes: number): Findings {
  const { stages, escape } = file;
  const usage = new ArgUsage();
  const globals = {
    defaults: file.globalArgs,
    targetStage: stages.at(-1)?.name ?? 'default',
    escape,
    effort: new Effort(bytes),
  };
  const platforms = { build: USUAL_PLATFORM, target: USUAL_PLATFORM };
  const reading = evaluateGlobalScope({ ...globals, platforms, usage });
  if (reading.kind === 'rejected') return reading;
  const { scope } = reading;
  const epoch = rejectEpoch({ ...globals, scope, stages });
  if (epoch !== undefined) return { kind: 'rejected', rejection: epoch };
  const options = { escape, effort: globals.effort, scope };
  fixInheritedArgs(file, { scope, usage });
  const bases = resolveBases({ stages, usage, options, scope, otherPlatforms: otherPlatforms(globals) });
  if (bases.kind === 'rejected') return bases;
  const directory = new StageDirectory(stages);
  const sources = resolveSources(stages, { directory, escape });
  if (sources.kind === 'rejected') return sources;
  const rejection = rejectSteps(stages, {
    bases: bases.bases,
    globals: scope,
    escape,
    effort: globals.effort,
  });
  if (rejection !== undefined) return { kind: 'rejected', rejection };
  const triggered = resolveTriggers(listTriggers(stages, bases.bases), { stages, directory, escape });
  if (triggered.kind === 'rejected') return triggered;
  return { kind: 'found', found: [...bases.found, ...sources.found, ...triggered.found] };
}

/** A stage that declares a global ARG again can do anything with its value, which therefore has to stay as it is. */
function fixInheritedArgs({ globalArgs, stages }: StagedFile, { scope, usage }: EditContext): void {
  if (globalArgs.length === 0) return;
  for (const { instructions } of stages) {
    for (const instruction of instructions) {
      const carrier = instruction.trigger ?? instruction;
      if (carrier.keyword === 'arg') fixDeclared(carrier, { scope, usage });
    }
  }
}

function fixDeclared(instruction: Instruction, { scope, usage }: EditContext): void {
  for (const { name, value } of readArgDefaults(instruction)) {
    if (value === undefined) usage.fix(scope.find(name)?.origin);
  }
}
