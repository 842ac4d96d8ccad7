import { findIssues, formatFormPath } from '../api/schema/form-issue.ts';
import { PUBLIC_GOOD_ROOT } from './bundle/public-good-root.ts';
import { TrustedRoot } from './bundle/trusted-root.ts';
import type { TrustRoot } from './bundle/trusted-root.ts';
import { parseInstant } from '../values/instant.ts';
import { parseJson } from '../text/parse-json.ts';
import { printable } from '../text/printable.ts';
import { trustRootInvalid } from './decide/trust-root-source.ts';

/** More than a hundred times the public-good root. */
const MAX_BYTES = 1_000_000;

/** Returns the trust root in this version of Mooring. */
export function builtInTrustRoot(): TrustRoot {
  const { json, confirmed } = PUBLIC_GOOD_ROOT;
  const name = 'the built-in trust root';
  return {
    root: readTrustedRoot(name, new TextEncoder().encode(json)),
    source: { kind: 'built-in', confirmed: parseInstant(`${confirmed}T00:00:00Z`) },
  };
}

/**
 * Reads a trust root: one JSON object, or JSON lines, which are joined into one root. Throws `config_file_invalid`, naming
 * the file and the mistake, unless it has a media type of trusted roots, at least one certificate authority, log and CT
 * log, and a window for each key and chain (signing-rules.md#trust-root).
 *
 * @param name The option with the path of the file, for messages.
 */
export function readTrustedRoot(name: string, bytes: Uint8Array): TrustedRoot {
  if (bytes.length > MAX_BYTES) throw trustRootInvalid(name, `it is larger than ${MAX_BYTES} bytes`);
  const text = new TextDecoder().decode(bytes);
  if (text.trimStart().startsWith('-----BEGIN'))
    throw trustRootInvalid(name, 'it is PEM text, not the JSON of a trusted root');
  const [first, ...others] = readDocuments(name, text).map((document) => parseRoot(name, document));
  if (first === undefined) throw trustRootInvalid(name, 'it is empty');
  const root = others.reduce(join, first);
  const missing = NEEDED.find((list) => root[list].length === 0);
  if (missing !== undefined)
    throw trustRootInvalid(name, `${missing} is empty, so no signature could be verified with it`);
  return root;
}

/** Without one of each, the signature of no image could be verified; timestamp authorities are not needed by all logs. */
const NEEDED = ['certificateAuthorities', 'tlogs', 'ctlogs'] as const;

/** A JSON document in the file; `line` is undefined if it is the only one. */
interface Document {
  readonly value: unknown;
  readonly line: number | undefined;
}

function readDocuments(name: string, text: string): readonly Document[] {
  const whole = parseJson(text);
  if (whole !== undefined) return [{ value: whole, line: undefined }];
  return text.split('\n').flatMap((source, index) => {
    if (source.trim() === '') return [];
    const value = parseJson(source);
    if (value === undefined) throw trustRootInvalid(name, 'it is neither a JSON object nor JSON lines');
    return [{ value, line: index + 1 }];
  });
}

function parseRoot(name: string, { value, line }: Document): TrustedRoot {
  const parsed = TrustedRoot.safeParse(value);
  if (parsed.success) return parsed.data;
  const [{ path, message }] = findIssues(parsed.error, value);
  const place = [line === undefined ? '' : `line ${line}`, formatFormPath(path)].filter(
    (part) => part !== '',
  );
  throw trustRootInvalid(name, `${place.join(': ')} ${printable(message, 200)}`.trim());
}

function join(one: TrustedRoot, other: TrustedRoot): TrustedRoot {
  return {
    ...one,
    tlogs: [...one.tlogs, ...other.tlogs],
    certificateAuthorities: [...one.certificateAuthorities, ...other.certificateAuthorities],
    ctlogs: [...one.ctlogs, ...other.ctlogs],
    timestampAuthorities: [...one.timestampAuthorities, ...other.timestampAuthorities],
  };
}
