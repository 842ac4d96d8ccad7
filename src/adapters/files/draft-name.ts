import { errnoOf } from '../../domain/errors.ts';

/**
 * The name of a file that is written beside another one, to take its place. It begins with a dot and ends in no word that
 * tools look for, and says which process made it: what a process left that is no longer there may be swept away.
 */
export function draftName(): string {
  // The module node:crypto would be loaded by everybody who only reads.
  const random = Buffer.from(crypto.getRandomValues(new Uint8Array(6))).toString('hex');
  return `.mooring-draft.${process.pid}.${random}`;
}

const DRAFT = /^\.mooring-draft\.(\d{1,10})\.[0-9a-f]{12}$/;

/** True for every name that `draftName` makes: such a file belongs to nobody's repository. */
export function isDraftName(name: string): boolean {
  return DRAFT.test(name);
}

/** True for a draft whose process is gone, or is this one, which has made none yet. */
export function isLeftover(name: string): boolean {
  const [, maker] = DRAFT.exec(name) ?? [];
  return maker !== undefined && (Number(maker) === process.pid || !isRunning(Number(maker)));
}

/** Signal 0 asks without sending anything (kill(2)); who may not send to a process still learns that it is there. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) !== 'ESRCH';
  }
}
