import { execCommandUntil } from '../io/process/exec-command.ts';
import { createWorkTree } from '../io/files/work-tree.ts';
import type { OciImage } from '../api/client/oci/oci-authorization.ts';
import { warningsOf } from './decide/session-warnings.ts';
import type { BisectFindings } from './views/bisect-words.ts';
import { warningText } from './views/warning-text.ts';
import { printable } from '../text/printable.ts';
import type { FinishedSession } from './run-session.ts';
import { loadConfig } from '../config/load-config.ts';
import type { Access, World } from '../sign-in/access.ts';
import { openDiffer } from '../diff/open-differ.ts';
import type { BisectInputs } from './inputs.ts';

/**
 * Returns the result of a session with what differs between its last good and its first bad build. A comparison that fails
 * becomes a note: the answer does not depend on it.
 */
export async function describeSession(
  { session, result, tail }: FinishedSession,
  options: Omit<World, 'access' | 'onWarning'> & {
    readonly image: OciImage;
    readonly inputs: BisectInputs;
    readonly access: () => Promise<Access>;
  },
): Promise<BisectFindings> {
  const notes = [
    ...(session.plan.notes ?? []).map((note) => printable(note, 1_000)),
    ...warningsOf(session).map(warningText),
  ];
  const findings = { session, result, tail, diff: undefined };
  if (!('older' in result)) return { ...findings, notes };
  const { image, inputs } = options;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(inputs['timeout-seconds'] * 1_000)]);
  const tree = createWorkTree('.', execCommandUntil(signal));
  const config = await loadConfig(tree);
  const { diff } = await openDiffer({
    ...options,
    access: await options.access(),
    signal,
    config,
    tree,
    trustedRoot: inputs['trusted-root'],
    onWarning: (warning) => notes.push(warning),
  });
  const { tag, platform } = session.plan;
  const [from, to] = [result.older.digest, result.newer.digest];
  const platforms = platform === undefined ? config.check.platforms : [platform];
  const compared = await diff({ image, tag, from, to, platforms });
  if (compared.kind === 'known') return { ...findings, diff: compared.value, notes };
  return { ...findings, notes: [...notes, `The builds were not compared: ${compared.problem.message}.`] };
}
