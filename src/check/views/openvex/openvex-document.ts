/** The parts of OpenVEX 0.2.0 (openvex/spec) that Mooring writes, by the names of the specification. */
export interface OpenVexDocument {
  readonly '@context': 'https://openvex.dev/ns/v0.2.0';
  readonly '@id': string;
  readonly author: string;
  /** UTC. */
  readonly timestamp: string;
  readonly version: 1;
  readonly tooling: 'Mooring';
  readonly statements: readonly OpenVexStatement[];
}

export interface OpenVexStatement {
  readonly vulnerability: { readonly name: string; readonly aliases?: readonly string[] };
  /** Since when it is so, UTC. */
  readonly timestamp?: string;
  readonly products: readonly OpenVexProduct[];
  readonly status: 'fixed' | 'not_affected' | 'affected' | 'under_investigation';
  readonly status_notes?: string;
  readonly justification?: Justification;
  readonly impact_statement?: string;
  /** Required if affected. */
  readonly action_statement?: string;
}

export interface OpenVexProduct {
  /** `pkg:oci/name@sha256%3A…`: one build of an image. */
  readonly '@id': string;
  /** `pkg:apk/wolfi/name@version?arch=…`: the packages of it that the statement is about. */
  readonly subcomponents: readonly { readonly '@id': string }[];
}

/** Why something is not affected, in the words that OpenVEX has for it. */
export type Justification =
  | 'component_not_present'
  | 'vulnerable_code_not_present'
  | 'vulnerable_code_not_in_execute_path'
  | 'vulnerable_code_cannot_be_controlled_by_adversary'
  | 'inline_mitigations_already_exist';
