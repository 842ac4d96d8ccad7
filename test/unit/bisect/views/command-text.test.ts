import { execFileSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { commandText } from '../../../../src/bisect/views/command-text.ts';

it.each([
  [['docker', 'run', '--rm', '{image}', './smoke'], "docker run --rm '{image}' ./smoke"],
  [['sh', '-c', "echo 'a  b' \\ $HOME", ''], String.raw`sh -c 'echo '\''a  b'\'' \ $HOME' ''`],
  [['sh', '-c', "it's\n\u001b[2K\u202e1\\"], String.raw`sh -c $'it\'s\012\033[2K\342\200\2561\\'`],
  [['echo', '##[group]', 'über 東京'], String.raw`echo $'\043#[group]' 'über 東京'`],
])('shows a command so that a shell reads the same words', (command, text) => {
  expect(commandText(command)).toBe(text);
  const words = execFileSync('bash', ['-c', `printf '%s\\0' ${text}`], { encoding: 'utf8' });
  expect(words.split('\0').slice(0, -1)).toEqual(command);
});
