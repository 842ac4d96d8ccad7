import { Document, stringify } from 'yaml';
import type { Node } from 'yaml';

import { pick } from '../oracle/random.ts';
import type { Random } from '../oracle/random.ts';

/** A value of a Compose file; nodes are values with a tag of Compose. */
type ComposeValue = string | Node | readonly ComposeValue[] | { readonly [key: string]: ComposeValue };

const COMPOSE_FILES = ['compose.yml', 'db/compose.yaml', 'infra/base.yml', 'infra/parts/more.yaml', 'x.txt'];
const DOCKERFILES = ['Dockerfile', 'api/Dockerfile', 'api/dev.docker', 'images/web', 'infra/Dockerfile.base'];
const PULL_POLICIES = ['always', 'missing', 'if_not_present', 'daily', 'build', 'never'];
const NAMES = ['a', 'b', 'c'];

/**
 * Makes a repository with the Compose file compose.yml and files that it can name, each image in it with a name of its
 * own: services that are pulled, built, both, or extended within and across files; includes; Dockerfiles of any name;
 * variables with defaults; `!reset` and `!override`; image volumes and named contexts.
 */
export function composeRepository(random: Random): Readonly<Record<string, string>> {
  const writer = new RepositoryWriter(random);
  return Object.fromEntries([
    ...COMPOSE_FILES.map((path, index) => [path, writer.composeFile(index)] as const),
    ...DOCKERFILES.map((path) => [path, `FROM ${writer.newImage()}\n`] as const),
  ]);
}

class RepositoryWriter {
  readonly #random: Random;
  #images = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  newImage(): string {
    this.#images += 1;
    return `registry.test/i${this.#images}:1`;
  }

  /** The text of a file of the list; it names only those behind it, so that there is no circle. */
  composeFile(index: number): string {
    const rest = COMPOSE_FILES.slice(index + 1).map((path) => relative(COMPOSE_FILES[index] ?? '', path));
    // Names differ between files: an include that defines a service again is an error.
    const services = Object.fromEntries(
      NAMES.map((name, at) => [`${name}${index}`, this.#service(index, at, rest)] as const),
    );
    const includes = rest.length > 0 && this.#isOneIn(2) ? { include: [this.#include(rest)] } : {};
    return stringify(
      { ...includes, services },
      {
        defaultStringType: pick(['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'] as const, this.#random),
        collectionStyle: pick(['any', 'block', 'flow'] as const, this.#random),
      },
    );
  }

  /**
   * A service of the file: one that can be pulled or built, or one that extends another. Two things that Compose merges
   * over files are not made, since each file is read by itself: a context and a Dockerfile that are in different files,
   * and a pull policy for an image with a build of another file. So builds that extend are whole, and only the last
   * service has a policy.
   */
  #service(index: number, at: number, others: readonly string[]): ComposeValue {
    const image = { image: this.#imageText() };
    const build = { build: this.#build() };
    const whole = { build: { context: '.', dockerfile: 'images/web' } };
    const policy = at === NAMES.length - 1 ? { pull_policy: pick(PULL_POLICIES, this.#random) } : {};
    const kinds: ComposeValue[] = [
      image,
      build,
      { ...build, ...image },
      { ...build, ...image, ...policy },
      { ...image, build: tagged('!reset', build.build) },
      { image: tagged('!override', image.image) },
      { ...image, volumes: [{ type: 'image', source: this.#imageText(), target: '/x' }] },
      { ...image, profiles: ['p'] },
    ];
    if (at > 0) {
      const service = `${pick(NAMES.slice(0, at), this.#random)}${index}`;
      kinds.push(
        { extends: service, ...image },
        { extends: { service }, ...whole },
        { extends: service, ...policy },
      );
    }
    const [file] = others;
    if (file !== undefined) {
      const extended = {
        file: pick([file, `./${file}`], this.#random),
        service: `${pick(['a', 'b'], this.#random)}${index + 1}`,
      };
      kinds.push({ extends: extended }, { extends: extended, ...policy }, { extends: extended, ...whole });
    }
    return pick(kinds, this.#random);
  }

  /** An image in the ways to write it so that it is the same if no variable is set. */
  #imageText(): string {
    const image = this.newImage();
    const [name = '', tag = ''] = image.split(/:(?=1$)/);
    const path = name.replace('registry.test/', '');
    return pick(
      [
        image,
        image,
        image,
        `\${IMAGE:-${image}}`,
        `\${IMAGE-${image}}`,
        `${name}:\${TAG:-${tag}}`,
        `\${REGISTRY:-registry.test}/${path}:\${TAG-${tag}}`,
        `\${IMAGE:-\${OTHER:-${image}}}`,
        `${name}:\${TAG:-\${OTHER-${tag}}}`,
        `\${EMPTY}${image}`,
        `${image}\${EMPTY:+x}`,
        `${image}$EMPTY`,
      ],
      this.#random,
    );
  }

  #build(): ComposeValue {
    const contexts = { additional_contexts: { x: `docker-image://${this.newImage()}` } };
    return pick<ComposeValue>(
      [
        '.',
        'api',
        './api',
        { context: 'api', dockerfile: 'dev.docker' },
        { context: '.', dockerfile: 'images/web' },
        { dockerfile: './infra/Dockerfile.base' },
        { context: 'api', dockerfile: '../images/web' },
        { context: '.', dockerfile: '${FILE:-images/web}' },
        { context: '.', dockerfile_inline: `FROM ${this.newImage()}` },
        { context: 'api', ...contexts },
        {
          context: '.',
          additional_contexts: Object.entries(contexts.additional_contexts).map(
            ([name, value]) => `${name}=${value}`,
          ),
        },
      ],
      this.#random,
    );
  }

  #include(paths: readonly string[]): ComposeValue {
    const path = pick(paths, this.#random);
    return pick<ComposeValue>(
      [path, `./${path}`, { path }, { path: [path] }, { path, project_directory: '.' }],
      this.#random,
    );
  }

  #isOneIn(chances: number): boolean {
    return this.#random(chances) === 0;
  }
}

/** The path from the directory of a file to another file. */
function relative(from: string, to: string): string {
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

function tagged(tag: '!reset' | '!override', value: ComposeValue): Node {
  const node = new Document(value).contents;
  if (node === null) throw new Error('a value is missing');
  node.tag = tag;
  return node;
}
