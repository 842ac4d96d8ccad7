import { describe, expect, it } from 'vitest';

import { findLiterals } from '../../../../src/formats/text/find-literals.ts';
import { knownRegistries } from '../../../../src/formats/text/known-registries.ts';

const KNOWN = knownRegistries(['cgr.dev', '*.gcr.io', '*.dkr.ecr.*.amazonaws.com', '127.0.0.1:5000']);
const HEX = 'a'.repeat(64);

/** Form and text of each literal; `R` stands for the registry. */
function formsIn(text: string): readonly string[] {
  return findLiterals(text.replaceAll('R/', 'cgr.dev/').replaceAll('R\\/', 'cgr.dev\\/'), KNOWN).map(
    ({ form, source }) => `${form} ${source.text.replace(/^cgr\.dev/, 'R')}`,
  );
}

describe('formats/text/find-literals', () => {
  it.each([
    ['a tag', 'docker run R/a:1', 'reference R/a:1'],
    ['a digest', `x R/a@sha256:${HEX}`, `reference R/a@sha256:${HEX}`],
    ['a tag and a digest', `"R/a/b:1@sha256:${HEX}"`, `reference R/a/b:1@sha256:${HEX}`],
    ['no tag', 'docker pull R/a/b', 'bare R/a/b'],
    ['a command substitution', '$(crane digest R/a:1)', 'reference R/a:1'],
    ['sed with bars', 's|R/a:1|x|', 'reference R/a:1'],
    ['sed with hashes', 's#R/a:1#x#', 'reference R/a:1'],
    ['an escaped slash', '"image":"R\\/a\\/b:1"', 'reference R/a/b:1'],
    ['a slash of sed behind a tag', 's/image: R\\/a:1/x/', 'reference R/a:1'],
    ['an escaped quote', '"{\\"image\\":\\"R/a:1\\"}"', 'reference R/a:1'],
    ['an escaped line feed', '"docker run\\nR/a:1\\nx"', 'reference R/a:1'],
    ['the end of a sentence', 'Use R/a:1.', 'reference R/a:1'],
    ['the end of a sentence without a tag', 'Use R/a.', 'bare R/a'],
    ['an element', '<image>R/a:1</image>', 'reference R/a:1'],
    ['a scheme of images', 'docker://R/a:1 docker-image://R/b:1', ['reference R/a:1', 'reference R/b:1']],
    ['a mapping', 'R/old=R/new:1', ['bare R/old', 'reference R/new:1']],
    ['a continued line', 'docker run R/a:1 \\\n', 'reference R/a:1'],
    ['a link', '[x](https://R/a)', 'link R/a'],
    ['a link with a tag', 'https://R/a:1', 'reference R/a:1'],
    ['a chart', 'oci://R/charts/a:1', 'artifact R/charts/a:1'],
    ['a package', 'pkg:oci/a?repository_url=R/a', 'link R/a'],
    ['a variable', 'R/a:${X}', 'open R/a'],
    ['a variable in the tag', 'R/a:1-$X', 'open R/a:1-'],
    ['a variable in the path', 'R/${X}:1', 'open R/'],
    ['a variable behind a dash', 'R/a-${X}:1', 'open R/a'],
    ['an escaped variable', 'R/\\${X}:1', 'open R/'],
    ['a template', 'R/a:{{ .Tag }}', 'open R/a'],
    ['a format', 'fmt.Sprintf("R/a:%s", x)', 'open R/a'],
    ['a sum', '"R/a:" + v', 'open R/a'],
    ['a sum behind a tag', '"R/a:1" + v', 'open R/a:1'],
    ['a placeholder of a tag', 'R/a:<tag>', 'open R/a'],
    ['a word that the next line continues', 'R/a:1\\\n2', 'open R/a:1'],
    ['a directory', 'R/a/', 'open R/a'],
    ['a colon without a tag', 'R/a: x', 'open R/a'],
    ['a short digest', `R/a:1@sha256:${HEX.slice(1)}`, 'malformed R/a:1'],
    ['a digest that is too long', `R/a@sha256:${HEX}a`, 'malformed R/a'],
    ['a glob', 'R/*', 'pattern R/'],
    ['a glob of names', 'R/acme/app-*', 'pattern R/acme/app'],
    ['a glob of tags', 'R/a:*', 'pattern R/a'],
    ['a regular expression', 'R/(a|b):1', 'pattern R/'],
    ['a placeholder', 'R/ORGANIZATION/a:1', 'placeholder R/'],
    ['an upper-case path', 'R/A:1', 'placeholder R/'],
    ['a host alone', '"R/"', 'placeholder R/'],
    ['part of another host', 'x.R/a:1 xR/a:1 x-R/a:1', []],
    ['part of another path', 'mirror.test/R/a:1 ../R/a:1', []],
    ['percent-encoded', '%2FR/a:1', []],
    ['an address', 'me@R/a', []],
    ['another host', 'cgr.dev.test/a:1', []],
    ['a port', 'cgr.dev:443/a:1 cgr.dev:8443/a:1', ['reference R:443/a:1']],
    ['upper case', 'CGR.DEV/a:1', ['reference CGR.DEV/a:1']],
    ['any region', 'eu.gcr.io/a:1 gcr.io/a:1', ['reference eu.gcr.io/a:1']],
    [
      'a wildcard in the middle',
      '1.dkr.ecr.eu-west-1.amazonaws.com/a:1 s3.amazonaws.com/a:1',
      ['reference 1.dkr.ecr.eu-west-1.amazonaws.com/a:1'],
    ],
    ['an address with a port', '127.0.0.1:5000/a:1', ['reference 127.0.0.1:5000/a:1']],
  ])('reads %s', (_, text, expected) => {
    expect(formsIn(text)).toEqual([expected].flat());
  });

  it.each([
    ['slashes', 'cgr.dev/', 1],
    ['names', 'cgr.dev/a:1,', 100_000],
    ['ends of hosts', 'gcr.io.', 0],
  ])('reads a line of 100,000 %s', (_, part, count) => {
    expect(findLiterals(part.repeat(100_000), KNOWN)).toHaveLength(count);
  });
});
