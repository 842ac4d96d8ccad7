import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { haveTools } from '../support/jobs/debian-tools.ts';

const directory = mkdtempSync(join(tmpdir(), 'mooring-completion-'));

/** Programs of each shell that complete the line in LINE with the script in SCRIPT, and print the completed words. */
const PROGRAMS = {
  bash: `source "$SCRIPT"
    read -ra COMP_WORDS <<<"$LINE"
    COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
    _mooring
    printf '%s\\n' "\${COMPREPLY[@]}"`,
  // Types the line into an interactive shell, presses Tab, then a key that prints the line.
  zsh: `zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'autoload -Uz compinit; compinit -u -d "$TMPDIR/zcompdump"; source "$SCRIPT"
      finish() { print -r -- "<$BUFFER""DONE>"; BUFFER=; zle accept-line }; zle -N finish; bindkey "^X" finish; print READY""NOW'
    zpty -r shell output '*READYNOW*'
    zpty -w -n shell "$LINE"$'\\t\\x18'
    zpty -r shell output '*DONE>*'
    print -r -- "\${\${output##*<}%DONE>*}" | sed 's/.* \\([^ ]\\)/\\1/'`,
  fish: `source "$SCRIPT"; complete -C "$LINE" | string split -f1 \\t`,
};

/** Returns what a shell makes of the last word of a line, without the `=`, `/`, `,` or space that some shells add. */
function complete(shell: keyof typeof PROGRAMS, line: string): readonly string[] {
  const script = join(directory, shell);
  const printed = spawnSync(process.execPath, ['dist/cli.js', 'completion', shell], { encoding: 'utf8' });
  writeFileSync(script, printed.stdout);
  const { stdout, stderr } = spawnSync(shell, ['-c', PROGRAMS[shell]], {
    encoding: 'utf8',
    env: { ...process.env, SCRIPT: script, LINE: line, TERM: 'dumb' },
  });
  expect(stderr).toBe('');
  return stdout
    .split('\n')
    .map((word) => word.trim().replace(/[=/,]$/, ''))
    .filter((word) => word !== '');
}

const LINES = [
  ['mooring res', 'resolve'],
  ['mooring --ver', '--version'],
  ['mooring help ver', 'verify'],
  ['mooring completion fi', 'fish'],
  ['mooring check --max-l', '--max-lag'],
  ['mooring images --qu', '--quiet'],
  ['mooring check --min-severity cri', 'critical'],
  ['mooring check --fail-on end-of-life,new-unp', 'end-of-life,new-unpinned'],
  ['mooring verify --fail-on other', 'other-registry'],
  ['mooring pin exam', 'examples'],
  ['mooring check --baseline package-l', 'package-lock.json'],
] as const;

describe.each(['bash', 'zsh', 'fish'] as const)('the completion of %s', (shell) => {
  it.skipIf(shell !== 'bash' && !haveTools(shell)).each(LINES)('completes `%s` to %s', (line, expected) => {
    expect(complete(shell, line)).toEqual([expected]);
  });
});

describe('the completion', () => {
  it('offers all commands, and nothing where a value is free', () => {
    expect(complete('bash', 'mooring c')).toEqual(['check', 'completion']);
    expect(complete('bash', 'mooring check --base mai')).toEqual([]);
  });
});
