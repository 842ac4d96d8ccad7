import { describe, expect, it } from 'vitest';

import { decideAdvisoryStatus } from '../../../../../src/advisories/decide/advisory-status.ts';
import type { AdvisoryEvent } from '../../../../../src/advisories/decide/advisory-timeline.ts';
import type { Assessment } from '../../../../../src/advisories/decide/assess.ts';
import type { AssessedReference } from '../../../../../src/check/decide/assessed-images.ts';
import { renderOpenVex } from '../../../../../src/check/views/openvex/openvex.ts';
import type { OpenVexDocument, OpenVexStatement } from '../../../../../src/check/views/openvex/openvex.ts';
import { HOSTILE_TEXTS } from '../../../../support/samples/hostile-texts.ts';
import { hashText } from '../../../../support/views/inert-views.ts';
import { assessed, image } from '../../../../support/samples/sample-assessment.ts';
import { problemsBySchema } from '../../../../support/views/valid-by-schema.ts';

function vex(...images: readonly AssessedReference[]): OpenVexDocument | undefined {
  return renderOpenVex(images, {
    timestamp: '2026-11-20T12:00:00.000Z',
    author: 'acme/shop',
    hash: hashText,
  });
}

function onlyStatement(assessment: Assessment): OpenVexStatement | undefined {
  const document = vex(image('curl', 'a', assessment));
  expect(problemsBySchema('openvex-0.2.0', document)).toEqual([]);
  expect(document?.statements).toHaveLength(1);
  return document?.statements[0];
}

const fixed = { fixed: { fixedVersion: '8.16.0-r1' } };

function falsePositive(type: string, note?: string): Partial<AdvisoryEvent> {
  return { falsePositiveDetermination: { type, ...(note === undefined ? {} : { note }) } };
}

describe('check/views/openvex/openvex', () => {
  it('states the status of every advisory, as the schema wants it', async () => {
    const openssl = { name: 'libcrypto3', version: '3.5.4-r0', distribution: 'chainguard', arch: 'x86_64' };
    const document = vex(
      image(
        'curl',
        'b',
        assessed(fixed),
        assessed(falsePositive('COMPONENT_VULNERABILITY_MISMATCH'), { number: 2, package: openssl }),
        assessed(falsePositive('', 'It is built without it.'), { number: 3, package: openssl }),
        assessed({ fixed: { fixedVersion: '8.17.0-r0' } }, { number: 4 }),
        assessed({ detection: {} }, { number: 5 }),
      ),
      image('curl-dev', 'a', assessed(fixed, { platforms: ['linux/amd64', 'linux/arm64'] })),
    );
    expect(problemsBySchema('openvex-0.2.0', document)).toEqual([]);
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(
      '../../../../golden/check/openvex.json',
    );
  });

  it('dates a fix by its own event, not by a detection of a later version', () => {
    const reviewState = 'REVIEW_STATE_APPROVED';
    const events = [
      { createTime: '2026-11-02T00:00:00Z', reviewState, ...fixed },
      { createTime: '2026-11-09T00:00:00Z', reviewState, detection: { scanv1: { artifactVersion: '9-r0' } } },
    ];
    const decision = decideAdvisoryStatus({ events, installed: '8.16.0-r2' });
    expect(onlyStatement(assessed({ detection: {} }, { decision }))).toMatchObject({
      status: 'fixed',
      timestamp: '2026-11-02T00:00:00.000Z',
    });
  });

  it('the schema finds mistakes', () => {
    const document = vex(image('curl', 'a', assessed(falsePositive(''))));
    const statements = document?.statements.map((one) =>
      Object.assign({}, one, { impact_statement: undefined }),
    );
    expect(
      problemsBySchema('openvex-0.2.0', JSON.parse(JSON.stringify({ ...document, statements }))),
    ).not.toEqual([]);
  });

  it.each([
    [{ fixed: { fixedVersion: '8.16.0-r3' } }, 'Update to a build with version 8.16.0-r3 or later (CGA-1).'],
    [{ truePositiveDetermination: {} }, 'Update when a fix is available, or remove the package (CGA-1).'],
    [{ pendingUpstreamFix: {} }, 'Update when upstream has released a fix, or remove the package (CGA-1).'],
    [{ fixNotPlanned: {} }, 'Use a supported version, or remove the package: no fix is planned (CGA-1).'],
  ] satisfies readonly (readonly [Partial<AdvisoryEvent>, string])[])(
    'states what affects an image, with an action: %j',
    (said, action) => {
      const statement = onlyStatement(assessed(said));
      expect(statement).toMatchObject({ status: 'affected', action_statement: action });
    },
  );

  it.each([
    ['a detection', { detection: {} }],
    ['no analysis', { analysisNotPlanned: {} }],
    ['an unknown event', {}],
    ['a version in an unknown form', { fixed: { fixedVersion: 'soon' } }],
  ] satisfies readonly (readonly [string, Partial<AdvisoryEvent>])[])(
    'states what is open as under investigation: %s',
    (_, said) => {
      expect(onlyStatement(assessed(said))?.status).toBe('under_investigation');
    },
  );

  it('quotes the note of an open advisory', () => {
    const statement = onlyStatement(assessed({ pendingUpstreamFix: { note: 'Reported to upstream.' } }));
    expect(statement?.status_notes).toBe('Reported to upstream.');
  });

  it.each([
    ['what is assumed', { patched: { patchedVersions: ['8.16.0-r1'] } }],
    ['an unapproved event', { ...fixed, reviewState: 'REVIEW_STATE_PENDING' }],
  ] satisfies readonly (readonly [string, Partial<AdvisoryEvent>])[])('does not state %s', (_, said) => {
    expect(vex(image('curl', 'a', assessed(said)))).toBeUndefined();
  });

  it('states nothing on images matched by name, or with an unknown build or unknown packages', () => {
    const byName: Assessment = { ...assessed(fixed), package: undefined, platforms: [] };
    expect(vex(image('curl', 'a', byName))).toBeUndefined();
    const unsaid = { name: 'curl', version: '8.16.0-r2', arch: 'x86_64' };
    expect(vex(image('curl', 'a', assessed(fixed, { package: unsaid })))).toBeUndefined();
    expect(vex({ ...image('curl', 'a', assessed(fixed)), digest: undefined })).toBeUndefined();
  });

  it.each([
    ['VULNERABILITY_RECORD_ANALYSIS_CONTESTED', 'vulnerable_code_not_present'],
    ['VULNERABLE_CODE_VERSION_NOT_USED', 'vulnerable_code_not_present'],
    ['VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE', 'vulnerable_code_not_present'],
    ['COMPONENT_VULNERABILITY_MISMATCH', 'component_not_present'],
    ['VULNERABLE_CODE_NOT_IN_EXECUTION_PATH', 'vulnerable_code_not_in_execute_path'],
    [
      'VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY',
      'vulnerable_code_cannot_be_controlled_by_adversary',
    ],
    ['INLINE_MITIGATIONS_EXIST', 'inline_mitigations_already_exist'],
    ['vulnerable-code-version-not-used', 'vulnerable_code_not_present'],
  ])('justifies %s, with the prefix of the API and without', (type, justification) => {
    for (const written of [type, `TYPE_${type}`])
      expect(onlyStatement(assessed(falsePositive(written)))).toMatchObject({
        status: 'not_affected',
        justification,
      });
  });

  it.each(['', 'SOMETHING_NEW', 'TYPE_UNSPECIFIED', 'TYPE_', 'constructor'])(
    'says in words what no justification fits: %s',
    (type) => {
      const statement = onlyStatement(assessed(falsePositive(type)));
      expect(statement?.justification).toBeUndefined();
      expect(statement?.impact_statement).toBe('The package is not affected (CGA-1).');
    },
  );

  it('says of what never had a vulnerable version that it never had one', () => {
    const statement = onlyStatement(assessed({ fixed: { fixedVersion: '0' } }));
    expect(statement?.status).toBe('not_affected');
    expect(statement?.impact_statement).toBe('No version of the package was ever affected (CGA-1).');
  });

  it('names the packages of every platform that was read, and of no other', () => {
    const purls = (changes: Partial<Assessment>): readonly string[] =>
      onlyStatement(assessed(fixed, changes))?.products.flatMap(({ subcomponents }) =>
        subcomponents.map((one) => one['@id']),
      ) ?? [];
    expect(purls({ platforms: ['linux/amd64', 'linux/arm64'] })).toEqual([
      'pkg:apk/wolfi/curl@8.16.0-r2?arch=aarch64',
      'pkg:apk/wolfi/curl@8.16.0-r2?arch=x86_64',
    ]);
    const odd = { name: 'lib+x', version: '8.16.0_git1-r2', arch: 'noarch', distribution: 'chainguard' };
    expect(purls({ package: odd })).toEqual(['pkg:apk/chainguard/lib%2Bx@8.16.0_git1-r2?arch=noarch']);
  });

  it('is the same document for the same statements in another order, and another for others', () => {
    const [one, two] = [assessed(fixed), assessed(falsePositive('', 'a'), { number: 2 })];
    const [first, second] = [image('a', 'a', one, two), image('b', 'b', two, one)];
    expect(JSON.stringify(vex(second, first))).toBe(JSON.stringify(vex(first, second)));
    expect(vex(first)?.['@id']).not.toBe(vex(second)?.['@id']);
    expect(vex(first)?.['@id']).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it.each(HOSTILE_TEXTS)('is valid with %s in what the service wrote', (_, text) => {
    const installed = { name: text, version: '8.16.0-r2', distribution: 'wolfi', arch: 'x86_64' };
    const assessment = assessed(falsePositive(text, text), { package: installed });
    const statement = onlyStatement({ ...assessment, advisory: { ...assessment.advisory, aliases: [text] } });
    expect(statement?.impact_statement).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  });
});
