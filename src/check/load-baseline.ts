import { MooringError } from '../values/errors.ts';
import { printable } from '../text/printable.ts';
import type { FileTree } from '../io/ports/file-tree.ts';
import type { Base } from './read-trees.ts';

/**
 * Loads an earlier report, whose findings are not new. Throws `config_file_unreadable` and `config_file_invalid`: a
 * configured baseline is never treated as an empty one.
 */
export async function loadBaseline(tree: FileTree, path: string): Promise<Base> {
  const [reading] = await tree.read([path]);
  if (reading === undefined || 'problem' in reading) {
    throw new MooringError('config_file_unreadable', `${path}: ${reading?.problem ?? 'it does not exist'}`);
  }
  // Only a run with a baseline loads the schema of reports (ADR 0013).
  const { CheckReport } = await import('./report/check-report.ts');
  const report = CheckReport.safeParse(readJson(path, reading.bytes));
  if (report.success) return { isChange: false, kind: 'baseline', file: path, report: report.data };
  const [issue] = report.error.issues;
  throw invalid(path, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

function readJson(path: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw invalid(path, 'not JSON');
  }
}

function invalid(path: string, reason: string): MooringError {
  return new MooringError(
    'config_file_invalid',
    `${path}: not a report of a check: ${printable(reason, 120)}`,
    {
      hint: 'Commit the report of an earlier check (the file named by the output `report`) as the baseline.',
    },
  );
}
