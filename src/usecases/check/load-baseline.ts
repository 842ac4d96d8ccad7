import { MooringError } from '../../domain/errors.ts';
import { printable } from '../../domain/text/printable.ts';
import type { FileTree } from '../../ports/file-tree.ts';
import type { Base } from './base.ts';

/**
 * An earlier report as what to compare with: what it lists is not new. Throws `config_file_unreadable` and
 * `config_file_invalid`: a baseline that is asked for is never taken for an empty one.
 */
export async function loadBaseline(tree: FileTree, path: string): Promise<Base> {
  const [reading] = await tree.read([path]);
  if (reading === undefined || 'problem' in reading) {
    throw new MooringError('config_file_unreadable', `${path}: ${reading?.problem ?? 'it was not given'}`);
  }
  // The form of a report is loaded only where there is one to read.
  const { CheckReportFile } = await import('../../contract/reports/check-report.ts');
  const report = CheckReportFile.safeParse(readJson(path, reading.bytes));
  if (report.success)
    return { isChange: false, kind: 'baseline', file: path, findings: report.data.findings };
  const [issue] = report.error.issues;
  throw invalid(path, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}

function readJson(path: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw invalid(path, 'it is not JSON');
  }
}

function invalid(path: string, why: string): MooringError {
  return new MooringError('config_file_invalid', `${path}: no report of a check: ${printable(why, 120)}`, {
    hint: 'Commit the report of an earlier check (the file that the output `report` names) as the baseline.',
  });
}
