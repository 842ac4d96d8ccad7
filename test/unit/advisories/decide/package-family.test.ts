import { expect, it } from 'vitest';

import { packageFamily } from '../../../../src/advisories/decide/package-family.ts';

it.each([
  ['kubectl-1.33', 'kubectl'],
  ['kubectl-1.34', 'kubectl'],
  ['openjdk-21-jre', 'openjdk-jre'],
  ['py3.13-pip', 'py-pip'],
  ['ruby3.4-bundler', 'ruby-bundler'],
  ['php-8.4-fpm', 'php-fpm'],
  ['libssl3', 'libssl3'],
  ['bzip2', 'bzip2'],
  ['7zip', '7zip'],
  ['ca-certificates', 'ca-certificates'],
  ['3-way', '3-way'],
])('the family of %s is %s', (name, family) => {
  expect(packageFamily(name)).toBe(family);
});
