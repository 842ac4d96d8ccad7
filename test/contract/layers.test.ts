import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

/** The rooms of `src` from the ground up: a file imports only from rooms on lower floors (architecture.md#rooms). */
const FLOORS = [
  ['text'],
  ['values'],
  ['api', 'dockerfile'],
  ['io', 'formats', 'signatures'],
  ['config', 'runner', 'sbom'],
  ['references', 'advisories', 'cli'],
  ['tag-history'],
  ['sign-in', 'end-of-life'],
  // Features: one for each action or command.
  ['check', 'pin', 'diff', 'bisect', 'resolve', 'verify', 'images', 'login', 'identity', 'whoami', 'setup'],
  ['launch'],
] as const;
type Room = (typeof FLOORS)[number][number] | 'embedded-platform';

/** The features that another feature may use. */
const USES: Partial<Record<Room, readonly Room[]>> = {
  check: ['diff'],
  pin: ['diff'],
  bisect: ['diff'],
  resolve: ['pin'],
  setup: ['identity'],
};

/** All that the embedded platform may import, which only its launcher imports: the wire, and what is true for both sides. */
const PLATFORM_USES = /^(?:text|values|api\/(?!client\/)|advisories\/decide|signatures\/bundle)\b/;

/**
 * The files with effects: they call, read and write. All others are pure: values in, values out, and they import no file
 * with effects. In a room that is not named here, the files at its top have effects, except `report.ts`.
 */
const ACTS: Partial<Record<Room, RegExp>> = {
  text: /^$/,
  values: /^$/,
  dockerfile: /^$/,
  formats: /^$/,
  api: /^client\//,
  launch: /./,
  cli: /./,
  runner: /./,
  io: /^(?!ports\/)/,
  'embedded-platform': /./,
  check: /^(?:[\w-]+\.ts|evidence\/.+)$/,
  pin: /^(?:(?!report)[\w-]+\.ts|pull-request\/.+)$/,
  login: /^(?:[\w-]+\.ts|credential-helper\/.+)$/,
  signatures: /^(?:[\w-]+\.ts|sigstore\/.+)$/,
};
/** Effects that need no import: the clock, chance, the process, timers and the network. */
const GLOBAL_EFFECT =
  /\b(?:Date\.now\(|new Date\(\)|Math\.random|process\.|performance\.|set(?:Timeout|Interval)|AbortSignal\.timeout|globalThis|console\.)|(?<![\w.])(?:fetch\(|crypto\.)/;

const ACTS_AT_THE_TOP = /^(?!report\.ts$)[\w-]+\.ts$/;

/** The packages and modules of Node.js that a file may import, by the first pattern that its path matches. */
const PACKAGES: readonly (readonly [path: RegExp, packages: RegExp])[] = [
  [
    /^embedded-platform\//,
    /^(?:zod|@bufbuild\/protobuf(?:\/reflect|\/wire|\/wkt)?|@noble\/curves\/.+|jose|yaml|@peculiar\/(?:x509|asn1-.+)|re2js|reflect-metadata|node:.+)$/,
  ],
  [/^launch\/require-node\.ts$/, /^node:child_process$/],
  [/^io\/github\/github-caller\.ts$/, /^zod$/],
  [/^io\//, /^(?:undici(?:\/lib\/.+)?|@actions\/.+|node:.+)$/],
  [/^runner\//, /^(?:@actions\/core\/.+|zod|node:(?:fs\/promises|module|os))$/],
  [/^signatures\/sigstore\//, /^(?:@sigstore\/(?:bundle|core|protobuf-specs|verify)|node:crypto)$/],
  [/^formats\//, /^(?:yaml|jsonc-parser|picomatch\/posix\.js)$/],
  [/^check\/views\/sarif\//, /^sarif$/],
  [/^text\/unified-diff\.ts$/, /^diff\/lib\/patch\/create\.js$/],
  [/^advisories\/decide\/cvss-score\.ts$/, /^ae-cvss-calculator$/],
  [/^login\/decide\/docker-config-text\.ts$/, /^jsonc-parser$/],
  [/^(?:login|sign-in)\/(?:[\w-]+|credential-helper\/[\w-]+)\.ts$/, /^(?:zod|node:.+)$/],
  [/^bisect\/(?:action|read-job-runs)\.ts$/, /^(?:zod|node:(?:fs\/promises|path))$/],
  [
    /^(?:api\/(?!client\/)|config\/|signatures\/(?:bundle|report)\/|check\/report\/|[\w-]+\/report\.ts$)/,
    /^zod$/,
  ],
  // What has effects may also name files and read input, but not touch the machine itself.
  [/^[\w-]+\/[\w-]+\.ts$/, /^(?:zod|node:(?:crypto|os|path|util))$/],
];

/** The exported names that two files define, with the reason; every other name has one meaning in the whole project. */
const TWO_DEFINITIONS: Readonly<Record<string, string>> = {
  Advisory: 'the schema of the service, and the facts that a check needs of it',
  AdvisoryEvent: 'the schema of the service, and the fields that decide a status',
  ClaimMatch: 'the schema of the service, and the value that explains a rejected sign-in',
  TagHistory: 'the schema of the service, and the list of builds inside it',
};

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);

interface Import {
  readonly written: string;
  /** Below src; empty for a package or a module of Node.js. */
  readonly path: string;
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join('src', file), 'utf8');
  const found = text.matchAll(
    /^(?:import|export)\b[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...found].map(([, from, dynamic, bare]) => {
    const written = from ?? dynamic ?? bare ?? '';
    const path = written.startsWith('.') ? normalize(join(dirname(file), written)) : '';
    // A file of a package by its path is an import of that package.
    const [, packaged] = /^\.\.\/node_modules\/(.+)$/.exec(path) ?? [];
    return packaged === undefined ? { written, path } : { written: packaged, path: '' };
  });
}

function roomOf(path: string): Room {
  return path.slice(0, path.indexOf('/')) as Room;
}

function floorOf(room: Room): number {
  return FLOORS.findIndex((rooms) => rooms.some((one) => one === room));
}

function isActing(path: string): boolean {
  const room = roomOf(path);
  return (ACTS[room] ?? ACTS_AT_THE_TOP).test(path.slice(room.length + 1));
}

function isAllowed(file: string, { path, written }: Import): boolean {
  if (path === '') return PACKAGES.find(([pattern]) => pattern.test(file))?.[1].test(written) ?? false;
  const [from, to] = [roomOf(file), roomOf(path)];
  if (from === to) return true;
  if (from === 'embedded-platform') return PLATFORM_USES.test(path);
  if (to === 'embedded-platform') return file === 'launch/platform.ts';
  return floorOf(to) < floorOf(from) || USES[from]?.includes(to) === true;
}

/** Lists the imports that a rule forbids, one line each. */
function violations(isForbidden: (file: string, imported: Import) => boolean): readonly string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isForbidden(file, imported))
      .map(({ written }) => `${file} imports ${written}`),
  );
}

describe('the rooms', () => {
  it('are those of the table', () => {
    const known = [...FLOORS.flat(), 'embedded-platform'];
    expect([...new Set(files.map(roomOf))].toSorted()).toEqual(known.toSorted());
  });

  it('import only from lower floors, and what their row names', () => {
    expect(violations((file, imported) => !isAllowed(file, imported))).toEqual([]);
  });

  it('decide without effects', () => {
    const isEffect = (file: string, { path }: Import): boolean =>
      !isActing(file) && path !== '' && isActing(path);
    expect(violations(isEffect)).toEqual([]);
    const pure = files.filter((file) => !isActing(file));
    expect(pure.length).toBeGreaterThan(300);
    const code = (file: string): string =>
      readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
    expect(pure.filter((file) => GLOBAL_EFFECT.test(code(file)))).toEqual([]);
  });

  it('open sockets only in the listener of the embedded platform and its transport', () => {
    const sockets = files.filter((file) =>
      importsOf(file).some(({ written }) => /^node:(?:https?|http2|net|tls)$/.test(written)),
    );
    expect(sockets.filter((file) => !/^embedded-platform\/(?:listen\.ts|transport\/)/.test(file))).toEqual(
      [],
    );
  });

  it('make a path for calls only where a run is opened, or signs in before it is', () => {
    const callers = files.filter(
      (file) =>
        !/^(?:api|embedded-platform)\//.test(file) &&
        readFileSync(join('src', file), 'utf8').includes('createCaller('),
    );
    expect(callers.toSorted()).toEqual([
      'identity/run.ts',
      'login/credential-helper/fresh-token.ts',
      'login/run.ts',
      'sign-in/open-access.ts',
      'sign-in/open-run.ts',
      'whoami/command.ts',
    ]);
  });

  it('have at most 24 files in a directory', () => {
    const directories = Map.groupBy(files, (file) => dirname(file));
    expect([...directories].filter(([, { length }]) => length > 24).map(([name]) => name)).toEqual([]);
  });

  it('have no import cycles, including type imports', () => {
    const graph = new Map(
      files.map((file) => [file, importsOf(file).flatMap(({ path }) => (path === '' ? [] : [path]))]),
    );
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      expect(trail, [...trail, file].join(' → ')).not.toContain(file);
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
  });
});

describe('exported names', () => {
  it('have one definition, or a reason for two', () => {
    // `launch/index.ts` loads the actions, and exports them by their own names.
    const names = files.filter((file) => file !== 'launch/index.ts').flatMap(exportedNames);
    const several = names.filter((name, index) => names.indexOf(name) !== index);
    expect([...new Set(several)].toSorted()).toEqual(Object.keys(TWO_DEFINITIONS));
  });
});

/** Lists the names that a file defines and exports, each once. */
function exportedNames(file: string): readonly string[] {
  const definition = /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  const names = readFileSync(join('src', file), 'utf8').matchAll(definition);
  return [...new Set([...names].map(([, name = '']) => name))];
}
