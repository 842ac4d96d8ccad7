import { RULES } from '../../config/policy/rule-ids.ts';
import type { Finding, Level } from './finding.ts';

const LEVEL_ORDER: readonly Level[] = ['error', 'warning', 'notice'];

/**
 * Orders findings by level, known exploited ones, rule, severity, EPSS, those with a build to update to, image and place, so that
 * the order is the same on every machine.
 */
export function worstFirst(a: Finding, b: Finding): number {
  return (
    LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level) ||
    Number(isExploited(b)) - Number(isExploited(a)) ||
    RULES.indexOf(a.rule) - RULES.indexOf(b.rule) ||
    scoreOf(b) - scoreOf(a) ||
    epssOf(b) - epssOf(a) ||
    Number(hasFix(b)) - Number(hasFix(a)) ||
    compareText(imageOf(a), imageOf(b)) ||
    compareText(a.file, b.file) ||
    a.line - b.line ||
    compareText(a.key, b.key)
  );
}

function isExploited({ advisory }: Finding): boolean {
  return advisory?.exploit?.known === true;
}

/** Unscored findings come after scored ones. */
function scoreOf({ advisory }: Finding): number {
  return advisory?.severity.score ?? -1;
}

function hasFix({ advisory }: Finding): boolean {
  return advisory?.fix?.kind === 'build';
}

/** The image of an advisory; findings of other rules are in the order of their places. */
function imageOf({ advisory, reference }: Finding): string {
  return advisory === undefined ? '' : reference;
}

/** By code unit. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function epssOf({ advisory }: Finding): number {
  return advisory?.exploit?.epss ?? 0;
}
