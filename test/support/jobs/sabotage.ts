/** What happens to a program of Node at one of its steps that change files; the steps count from 1. */
export interface Sabotage {
  readonly at: number;
  /** `kill` before the step, `half` in the middle of it, an error code of the operating system, or another writer. */
  readonly how: 'kill' | 'half' | 'EIO' | 'EPERM' | 'other-writer';
  /** The file that another writer changes. */
  readonly victim?: string;
}

/**
 * Arguments for Node that sabotage the program which follows. Only calls that write drafts and replace files are steps,
 * in the order in which they come; the program itself is not changed.
 */
export function sabotaged(sabotage: Sabotage): readonly string[] {
  const program = `const sabotage = ${JSON.stringify(sabotage)};\n${HOOK}`;
  return ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
}

const HOOK = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const append = fs.appendFileSync;
let step = 0;
const isStep = {
  openSync: ([, flags]) => flags === 'wx',
  writeFileSync: ([file]) => typeof file === 'number',
  fchmodSync: () => true,
  renameSync: () => true,
};
for (const [name, counts] of Object.entries(isStep)) {
  const original = fs[name];
  fs[name] = (...args) => {
    if (!counts(args) || ++step !== sabotage.at) return original(...args);
    if (sabotage.how === 'other-writer') append(sabotage.victim, '# mine\\n');
    else if (/^E/.test(sabotage.how)) throw Object.assign(new Error(sabotage.how), { code: sabotage.how });
    else {
      if (sabotage.how === 'half' && name === 'writeFileSync')
        fs.writeSync(args[0], args[1].subarray(0, args[1].length / 2));
      process.kill(process.pid, 'SIGKILL');
    }
    return original(...args);
  };
}
syncBuiltinESMExports();
`;
