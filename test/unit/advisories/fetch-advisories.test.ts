import { describe, expect, it } from 'vitest';

import { AdvisoryDocument } from '../../../src/api/advisory/advisory-document.ts';
import { Advisory } from '../../../src/api/advisory/advisory.ts';
import { fetchAdvisories, fetchPublishedAdvisories } from '../../../src/advisories/fetch-advisories.ts';

const AT = '2026-11-10T00:00:00Z';

/** The component of an advisory on curl, as `fetchAdvisories` understands the service. */
async function componentOf(fields: object) {
  const record = Advisory.parse({ uid: 'a', advisoryId: 'CGA-1', artifactName: 'curl', ...fields });
  const found = await fetchAdvisories(['curl'], {
    allAdvisories: async (_, { convert }) => [convert(record)],
  });
  const answer = found.get('curl');
  return answer?.kind === 'known' ? answer.value[0]?.component : answer;
}

function scan(fields: object) {
  return { createTime: AT, reviewState: 'REVIEW_STATE_APPROVED', detection: { scanv1: fields } };
}

describe('advisories/fetch-advisories: the component of an advisory', () => {
  it.each([
    ['of the record', { componentName: 'x/net', componentType: 'go', componentLocation: '/usr/bin/a' }],
    [
      'of a scan',
      { events: [scan({ component: 'x/net', componentType: 'go', componentLocation: '/usr/bin/a' })] },
    ],
    [
      'of the record before that of a scan',
      {
        componentName: 'x/net',
        componentType: 'go',
        componentLocation: '/usr/bin/a',
        events: [scan({ component: 'other' })],
      },
    ],
  ])('is that %s', async (_, fields) => {
    expect(await componentOf(fields)).toEqual({ name: 'x/net', type: 'go', location: '/usr/bin/a' });
  });

  it('is absent if it is empty, and has no empty fields', async () => {
    expect(await componentOf({ componentName: '', componentType: 'go' })).toBeUndefined();
    expect(await componentOf({ componentName: 'x/net', componentType: '' })).toEqual({ name: 'x/net' });
  });

  it('is that of the scan in a document', async () => {
    const detection = { scanv1: { componentName: 'x/net', componentLocation: '/usr/bin/a' } };
    const advisories = [{ id: 'CGA-1', events: [{ timestamp: AT, detection }] }];
    const documents = ['curl', 'other'].map((id) => AdvisoryDocument.parse({ id, advisories }));
    const found = await fetchPublishedAdvisories(['curl'], {
      listDocuments: async () => documents,
      listMetadata: () => {
        throw new Error('no vulnerability is named');
      },
    });
    expect(found.get('curl')).toMatchObject({
      kind: 'known',
      value: [{ artifactName: 'curl', component: { name: 'x/net', location: '/usr/bin/a' } }],
    });
    expect(found.get('curl')).toHaveProperty('value.length', 1);
  });
});
