/** Kind and version of a log entry that Mooring reads (signing-rules.md#log-entries). */
export type EntryKind =
  | 'hashedrekord 0.0.1'
  | 'hashedrekord 0.0.2'
  | 'dsse 0.0.1'
  | 'intoto 0.0.1'
  | 'intoto 0.0.2';

/** The form of the signed bytes: the payload of a legacy signature, or an envelope as it is in a layer or in a bundle. */
export type SignedForm = 'payload' | 'envelope' | 'bundled envelope';

/** The oldest kind for envelopes records the hash of the layer, which a bundle does not have. */
const KINDS: Readonly<Record<SignedForm, readonly EntryKind[]>> = {
  payload: ['hashedrekord 0.0.1'],
  envelope: ['dsse 0.0.1', 'intoto 0.0.1', 'intoto 0.0.2'],
  'bundled envelope': ['dsse 0.0.1', 'intoto 0.0.2', 'hashedrekord 0.0.2'],
};

/** Returns the kind of an entry; undefined for one that does not belong to what is signed. */
export function entryKindOf(form: SignedForm, kind: string, version: string): EntryKind | undefined {
  return KINDS[form].find((known) => known === `${kind} ${version}`);
}
