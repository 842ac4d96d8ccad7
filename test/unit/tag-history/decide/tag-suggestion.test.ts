import { describe, expect, it } from 'vitest';

import { closestTag, suggestTag } from '../../../../src/tag-history/decide/tag-suggestion.ts';

describe('tag-history/decide/tag-suggestion', () => {
  it.each([
    ['18', ['16', '20', '22', '22-dev', 'latest'], '20'],
    ['18-dev', ['20', '22-dev', 'latest-dev'], '22-dev'],
    ['3.9', ['3.10', '3.13', '3', '4'], '3.10'],
    ['3.9', ['4', '4.1.2'], '4'],
    ['18', ['latest', 'latest-dev'], 'latest'],
    ['18-slim', ['20', 'latest'], undefined],
    ['edge', ['20', 'latest'], undefined],
    ['22', ['18', '20'], undefined],
    ['v1.2', ['v1.3', '1.10'], 'v1.3'],
    // One build of a stream: the next epoch, else the tag that moves, else what comes after the stream.
    ['22.1.0-r4', ['22.1.0-r5', '22.1.0-r10', '22.1.0-r3', '22.1', '23.0.0-r4'], '22.1.0-r10'],
    ['22.1.0-r4-dev', ['22.1.0-r5', '22.1.0-dev', '22-dev'], '22.1.0-dev'],
    ['22.1.0-r4-dev', ['22.1', '22.1-dev', '22-dev', '23.0.0-r4-dev'], '22.1-dev'],
    ['22.1.0-r4', ['23', 'latest'], '23'],
    ['latest-20240101', ['20', 'latest'], 'latest'],
    ['3.13-dev-202401010830', ['3.13-dev', '3.14-dev'], '3.13-dev'],
    ['edge-r4', ['20'], undefined],
  ])('suggests for %s among %j: %s', (dead, live, suggestion) => {
    const tags = live.map((name) => ({ name }));
    expect(suggestTag(dead, tags)).toBe(suggestion);
    expect(suggestTag(dead, tags.toReversed())).toBe(suggestion);
  });

  it.each<[string, string, Readonly<Record<string, string>>, string]>([
    ['the longest supported', '18', { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }, '24'],
    ['a date before none', '18', { 20: '2027-04-30', 22: '2027-06-30', 26: '' }, '22'],
    ['the nearest of equal ones', '3.9', { '3.12': '2028-10-31', '3.13': '2028-10-31' }, '3.12'],
    ['the nearest without dates', '18', { 20: '', 22: '' }, '20'],
    ['long-term support of equal ones', '18', { 20: '2027-04-30', 22: '2027-04-30 lts', 23: '' }, '22'],
    ['long-term support without dates', '18', { 20: '', 22: ' lts', 23: '' }, '22'],
    ['as many components', '3.9', { '3.10': '2026-10-31', 4: '2030-10-31' }, '3.10'],
    ['other components if there are no such', '3.9', { 4: '2029-10-31', '5.0.1': '2030-10-31' }, '5.0.1'],
    ['no older one, and no other flavour', '20', { 18: '2030-01-01', '22-dev': '2031-01-01', 22: '' }, '22'],
  ])('prefers %s', (_, dead, support, suggestion) => {
    const live = Object.entries(support).map(([name, text]) => {
      const [supportedUntil, lts] = text.split(' ');
      return { name, supportedUntil: supportedUntil || undefined, isLongTerm: lts !== undefined };
    });
    expect(suggestTag(dead, live)).toBe(suggestion);
    expect(suggestTag(dead, live.toReversed())).toBe(suggestion);
  });

  it.each([
    ['17', ['23', '22', '20', 'latest'], '20'],
    ['24', ['20', '22', 'latest'], '22'],
    ['3.133', ['3.12', '3.13', '4'], '3.13'],
    ['3.13.99-dev', ['3.13.5-dev', '3.13-dev', '3-dev', '4-dev'], '3.13-dev'],
    ['22.9-dev', ['22', '22-dev', '20-dev'], '22-dev'],
    ['22-slim', ['22', '22-dev'], undefined],
    ['latst', ['latest'], undefined],
  ])('takes %s among %j for %s', (missing, live, meant) => {
    expect(closestTag(missing, live)).toBe(meant);
    expect(closestTag(missing, live.toReversed())).toBe(meant);
  });
});
