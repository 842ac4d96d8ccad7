import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { findProgram } from '../jobs/debian-tools.ts';

/** Where `.ci/install-judges` installs, from the root of the repository. */
const TOOLS = join(import.meta.dirname, '../../../build/tools');

/** Programs and npm packages of others that tests compare Mooring with. */
type Judge =
  | 'judge'
  | 'crane'
  | 'oras'
  | 'skopeo'
  | 'act'
  | 'actionlint'
  | 'zizmor'
  | 'conformance'
  | 'sdk-judge'
  | 'grpc-python'
  | 'sigstore-python'
  | 'cosign'
  | 'grpcurl'
  | 'check-jsonschema'
  | 'pyspdxtools'
  | 'renovate'
  | 'sarif-multitool'
  | '@octokit/openapi'
  | '@octokit/graphql-schema';

/**
 * True if all are installed. Otherwise it prints which are missing, so that the tests that need them are skipped, or
 * throws where `CI` is set.
 */
export function haveJudge(...judges: readonly Judge[]): boolean {
  const missing = judges.filter((judge) => findJudge(judge) === undefined);
  if (missing.length === 0) return true;
  const text = `${missing.join(', ')} missing; run .ci/install-judges`;
  if ((process.env['CI'] ?? '') !== '') throw new Error(text);
  process.stderr.write(`skipped: ${text}\n`);
  return false;
}

/** Path of a judge: of its program, or of the directory of its npm package. Throws if it is not installed. */
export function judgePath(judge: Judge): string {
  const path = findJudge(judge);
  if (path === undefined) throw new Error(`${judge} missing; run .ci/install-judges`);
  return path;
}

/** The pinned version goes before what else is on PATH. */
function findJudge(judge: Judge): string | undefined {
  const candidates = ['bin', 'npm/node_modules/.bin', 'npm/node_modules'].map((place) =>
    join(TOOLS, place, judge),
  );
  return candidates.find((path) => existsSync(path)) ?? findProgram(judge);
}

/** What test/judges answers in each language, less the errors. */
interface JudgeAnswers {
  readonly dockerfile: {
    /** In full, as BuildKit requests it: `docker.io/library/alpine:3`. Line 0 if it is not known. */
    readonly images: readonly { readonly image: string; readonly line: number }[];
    readonly syntax: string | null;
    /** A stage does not convert; its images are not listed. */
    readonly partial?: true;
  };
  readonly yaml: YamlAnswer;
  readonly yaml3: YamlAnswer;
  readonly compose: { readonly services: Readonly<Record<string, ComposeService>> };
  readonly hcl: HclAnswer;
  readonly pattern: { readonly matches: readonly boolean[] };
}

interface YamlAnswer {
  readonly documents: readonly { readonly value: unknown }[];
}

export interface ComposeService {
  readonly image: string;
  readonly build: ComposeBuild | null;
  readonly pullPolicy: string;
  /** Images that are mounted as volumes. */
  readonly mounts: readonly string[];
}

/** Paths are absolute if the request has a directory. */
interface ComposeBuild {
  readonly context: string;
  readonly dockerfile: string;
  readonly inline: string;
  readonly contexts: Readonly<Record<string, string>> | null;
}

interface HclAnswer {
  /** A value, or `{expression: text}` where it needs variables or functions. */
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly blocks: readonly (HclAnswer & { readonly type: string; readonly labels: readonly string[] })[];
}

export interface JudgeRequest {
  readonly text: string | Uint8Array;
  /** For `compose`: where the files are that the text names. */
  readonly directory?: string;
  /** For `hcl`: the text is in the JSON syntax. */
  readonly json?: boolean;
  /** For `pattern`: what is to be matched. */
  readonly subjects?: readonly string[];
}

/** Sends all texts to one process of `judge`; gives the answers in their order, an error for what the tool refuses. */
export async function judgeAll<Language extends keyof JudgeAnswers>(
  language: Language,
  requests: readonly JudgeRequest[],
): Promise<readonly (JudgeAnswers[Language] | { readonly error: string })[]> {
  const child = spawn(judgePath('judge'), [language], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('close', resolve).once('error', reject),
  );
  child.stdin.end(
    requests
      .map(
        (request) =>
          `${JSON.stringify({ ...request, text: Buffer.from(request.text).toString('base64') })}\n`,
      )
      .join(''),
  );
  const answers: (JudgeAnswers[Language] | { readonly error: string })[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    answers.push(JSON.parse(line) as JudgeAnswers[Language] | { readonly error: string });
  }
  const status = await ended;
  if (status !== 0 || answers.length !== requests.length) {
    throw new Error(`judge ${language} ended with ${status} after ${answers.length} of ${requests.length}`);
  }
  return answers;
}
