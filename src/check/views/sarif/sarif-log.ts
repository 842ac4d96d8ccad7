/** The parts of SARIF 2.1.0 (OASIS, errata 01) that Mooring writes, by the names of the standard. */
export interface SarifLog {
  readonly $schema: string;
  readonly version: '2.1.0';
  readonly runs: readonly [SarifRun];
}

export interface SarifRun {
  readonly tool: { readonly driver: SarifDriver };
  readonly automationDetails: { readonly id: string };
  readonly columnKind: 'utf16CodeUnits';
  readonly originalUriBaseIds: Readonly<Record<string, { readonly description: SarifText }>>;
  readonly invocations: readonly [
    {
      readonly executionSuccessful: true;
      readonly endTimeUtc: string;
      readonly toolExecutionNotifications: readonly SarifNotification[];
    },
  ];
  readonly results: readonly SarifResult[];
}

export interface SarifDriver {
  readonly name: string;
  readonly version: string;
  readonly informationUri: string;
  readonly rules: readonly SarifRule[];
}

export interface SarifText {
  readonly text: string;
}

export type SarifLevel = 'error' | 'warning' | 'note';

export interface SarifRule {
  /** Readable, so that there is no name: SARIF requires another text for it (§3.49.7). */
  readonly id: string;
  readonly shortDescription: SarifText;
  readonly fullDescription: SarifText;
  readonly help: { readonly text: string; readonly markdown: string };
  readonly helpUri: string;
  readonly defaultConfiguration: { readonly level: SarifLevel };
  readonly properties: { readonly tags: readonly string[]; readonly 'security-severity'?: string };
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: SarifLevel;
  readonly message: SarifText;
  readonly locations: readonly [
    {
      readonly physicalLocation: {
        readonly artifactLocation: { readonly uri: string; readonly uriBaseId: '%SRCROOT%' };
        readonly region: { readonly startLine: number };
      };
    },
  ];
  readonly partialFingerprints: { readonly 'mooring/v1': string };
  readonly suppressions?: readonly {
    readonly kind: 'external';
    readonly status: 'accepted';
    readonly justification: string;
  }[];
  readonly properties: Readonly<Record<string, string>>;
}

export interface SarifNotification {
  readonly level: SarifLevel;
  readonly message: SarifText;
}
