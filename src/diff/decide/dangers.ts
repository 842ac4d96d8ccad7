import type { ListedPackage } from '../../sbom/decide/image-packages.ts';
import type { Danger, DangerousChange } from './build-diff.ts';
import type { RunConfig } from './build-facts.ts';

/** One build on one platform as dangerous changes are found in it; `packages` is undefined if they are unknown. */
export interface DangerFacts {
  readonly config: RunConfig;
  readonly packages: readonly ListedPackage[] | undefined;
}

/**
 * Returns the changes that are likely to break or to endanger those who build on an image, in the order of `DANGERS`. Those
 * of packages are only found if the packages of both builds are known.
 */
export function findDangers(from: DangerFacts, to: DangerFacts): readonly DangerousChange[] {
  const [before, after] = [from.config, to.config];
  const isRootNow = isRoot(after.user) && !isRoot(before.user);
  return [
    ...(isRootNow ? [change('runs-as-root', before.user, after.user)] : []),
    ...changedList('entrypoint', before.entrypoint, after.entrypoint),
    ...changedList('command', before.command, after.command),
    ...newItems('new-port', before.ports, after.ports),
    ...newItems('new-volume', before.volumes, after.volumes),
    ...(from.packages === undefined || to.packages === undefined
      ? []
      : packageDangers(from.packages, to.packages)),
  ];
}

function change(danger: Danger, from: string | undefined, to: string | undefined): DangerousChange {
  return { danger, from: from === '' ? undefined : from, to: to === '' ? undefined : to };
}

/** An image without a user runs as root. */
function isRoot(user: string): boolean {
  return /^(?:root|0*)(?::|$)/.test(user);
}

function changedList(
  danger: Danger,
  from: readonly string[],
  to: readonly string[],
): readonly DangerousChange[] {
  const [before, after] = [from, to].map((list) => (list.length === 0 ? '' : JSON.stringify(list)));
  return before === after ? [] : [change(danger, before, after)];
}

function newItems(
  danger: Danger,
  from: readonly string[],
  to: readonly string[],
): readonly DangerousChange[] {
  return to.filter((item) => !from.includes(item)).map((item) => change(danger, undefined, item));
}

/** The types of packages of a distribution: an npm package `bash` is no shell. */
const DISTRIBUTION_TYPES = new Set(['apk', 'deb', 'rpm', 'alpm']);

/** Packages that provide `/bin/sh`. */
const SHELL = /^(?:busybox|toybox|bash|dash|mksh)(?:-binsh|-static|-full)?$/;

/** Packages that stay compatible within one line of versions: `glibc 2.40`, `python 3.13`, `nodejs 22`. */
const LINES: readonly { readonly danger: Danger; readonly name: RegExp; readonly line: RegExp }[] = [
  { danger: 'libc', name: /^(glibc|musl|libc6)$/, line: /^\d+\.\d+/ },
  {
    danger: 'interpreter',
    name: /^(python|ruby|php|perl)-?[\d.]*(?:-base|-minimal)?$/,
    line: /^\d+\.\d+/,
  },
  { danger: 'interpreter', name: /^(nodejs|openjdk)-?\d*(?:-jre)?$/, line: /^\d+/ },
];

function packageDangers(
  from: readonly ListedPackage[],
  to: readonly ListedPackage[],
): readonly DangerousChange[] {
  const [before, after] = [from, to].map((list) => list.filter(({ type }) => DISTRIBUTION_TYPES.has(type)));
  if (before === undefined || after === undefined) return [];
  const shells = before.map(({ name }) => name).filter((name) => SHELL.test(name));
  const isShellGone = shells.length > 0 && !after.some(({ name }) => SHELL.test(name));
  return [
    ...(isShellGone ? [change('shell-removed', namesOf(shells), undefined)] : []),
    ...LINES.flatMap((one) => movedLines(one, before, after)),
  ];
}

/** A line that is gone is dangerous, with those that came instead; a line that is only new is not. */
function movedLines(
  { danger, name, line }: (typeof LINES)[number],
  before: readonly ListedPackage[],
  after: readonly ListedPackage[],
): readonly DangerousChange[] {
  const linesOf = (packages: readonly ListedPackage[]): readonly string[] =>
    packages.flatMap((one) => {
      const what = name.exec(one.name)?.[1];
      const version = line.exec(one.version)?.[0];
      return what === undefined || version === undefined ? [] : [`${what} ${version}`];
    });
  const [had, has] = [linesOf(before), linesOf(after)];
  const gone = had.filter((one) => !has.includes(one));
  const come = has.filter((one) => !had.includes(one));
  return gone.length === 0 ? [] : [change(danger, namesOf(gone), namesOf(come))];
}

function namesOf(names: readonly string[]): string {
  return [...new Set(names)].sort().join(', ');
}
