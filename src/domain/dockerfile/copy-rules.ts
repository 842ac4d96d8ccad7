import { complainAboutMode } from './file-mode.ts';
import { readHeredoc } from './heredoc.ts';
import type { Heredoc } from './heredoc.ts';
import type { Instruction } from './instruction.ts';
import { complainAboutRemoteSource, readRemoteSource } from './remote-source.ts';
import type { RemoteSource } from './remote-source.ts';
import { expandStepWord } from './step-word.ts';
import type { StepOptions, StepWord } from './step-word.ts';

/**
 * What Docker rejects a COPY or ADD for once its words are expanded, undefined when it is right: a mode, a checksum, a source
 * that is no path (BuildKit dockerfile2llb/convert_copy.go `dispatchCopy`). `words` are its sources and its destination.
 */
export function complainAboutCopy(
  instruction: Instruction,
  words: readonly string[],
  options: StepOptions,
): string | undefined {
  const flags = ['--chown', '--chmod', '--checksum'].map((name) => flagValue(instruction, name));
  const heredocs = words.slice(0, -1).map(openHeredoc);
  const paths = words.filter((_, index) => heredocs[index] === undefined);
  const expanded = [...flags, ...paths].map((word) => expandStepWord(word, options));
  for (const word of expanded) if (word.kind === 'failed') return word.reason;
  const [, mode, checksum, ...sources] = expanded.slice(0, -1);
  const complaint = mode?.kind === 'text' && mode.text !== '' ? complainAboutMode(mode.text) : undefined;
  if (complaint !== undefined) return complaint;
  return (
    complainAboutBodies(instruction, heredocs, options) ??
    complainAboutChecksum(checksum, sources) ??
    complainAboutSources(instruction, sources, checksum)
  );
}

function flagValue({ flags }: Instruction, name: string): string {
  const flag = flags.find(({ text }) => text.startsWith(`${name}=`));
  return flag?.text.slice(name.length + 1) ?? '';
}

function openHeredoc(word: string): Heredoc | undefined {
  const heredoc = readHeredoc(word);
  return heredoc === 'malformed' ? undefined : heredoc;
}

/** A body is expanded like a word, but for its quotes, and always with a backslash. */
function complainAboutBodies(
  { bodies }: Instruction,
  heredocs: readonly (Heredoc | undefined)[],
  options: StepOptions,
): string | undefined {
  const texts = new Map(bodies.map(({ name, text }) => [name, text]));
  for (const heredoc of heredocs) {
    if (heredoc?.expands !== true) continue;
    const body = texts.get(heredoc.name) ?? '';
    const word = expandStepWord(body, { ...options, escape: '\\', keepsQuotes: true });
    if (word.kind === 'failed') return word.reason;
  }
  return undefined;
}

/** Of one thing fetched by HTTP or git. */
function complainAboutChecksum(
  checksum: StepWord | undefined,
  sources: readonly StepWord[],
): string | undefined {
  if (checksum?.kind !== 'text' || checksum.text === '') return undefined;
  const [source, ...others] = sources;
  if (source === undefined || others.length > 0) return '--checksum is of one source';
  if (source.kind !== 'text') return undefined;
  const isRemote = readRemoteSource(source.text) !== undefined;
  return isRemote ? undefined : '--checksum is of something fetched by HTTP or git';
}

const DIGEST = /^(?:sha256:[a-f0-9]{64}|sha384:[a-f0-9]{96}|sha512:[a-f0-9]{128})$/;

function complainAboutSources(
  instruction: Instruction,
  sources: readonly StepWord[],
  checksum: StepWord | undefined,
): string | undefined {
  const wanted: Wanted = { checksum: textOf(checksum), keepsGitDir: keepGitDirFlag(instruction) };
  for (const source of sources) {
    const remote = source.kind === 'text' ? readRemoteSource(source.text) : undefined;
    if (remote === undefined) continue;
    const complaint = complainAboutRemoteSource(remote) ?? complainAboutUse(instruction, remote, wanted);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

/** What a flag or a source before asks for; Docker asks the same of every further source. */
interface Wanted {
  checksum: string;
  keepsGitDir: boolean | undefined;
}

function textOf(word: StepWord | undefined): string {
  return word?.kind === 'text' ? word.text : '';
}

function keepGitDirFlag({ flags }: Instruction): boolean | undefined {
  const flag = flags.find(({ text }) => /^--keep-git-dir(?:=|$)/.test(text));
  return flag === undefined ? undefined : !/=false$/i.test(flag.text);
}

/** COPY takes paths only; the query of a repository may not gainsay what is wanted. */
function complainAboutUse(
  instruction: Instruction,
  remote: RemoteSource,
  wanted: Wanted,
): string | undefined {
  if (remote.kind === 'git' && remote.isPath) return undefined;
  if (instruction.keyword === 'copy') return 'COPY takes paths only, ADD fetches what is elsewhere';
  if (remote.kind === 'http') {
    const isChecksum = wanted.checksum === '' || DIGEST.test(wanted.checksum);
    return isChecksum ? undefined : `"${wanted.checksum}" is no checksum`;
  }
  const checksum = remote.query.get('checksum')?.[0] ?? remote.query.get('commit')?.[0] ?? wanted.checksum;
  if (wanted.checksum !== '' && checksum !== wanted.checksum)
    return `the checksums ${wanted.checksum} and ${checksum} are not the same`;
  const keeps = remote.query.get('keep-git-dir')?.[0];
  const keepsGitDir = keeps === undefined ? wanted.keepsGitDir : keeps === '' || /^[1t]/i.test(keeps);
  if (wanted.keepsGitDir !== undefined && keepsGitDir !== wanted.keepsGitDir)
    return 'the sources and the flag differ in keep-git-dir';
  Object.assign(wanted, { checksum, keepsGitDir });
  return undefined;
}
