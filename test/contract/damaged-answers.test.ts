import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import type { Route } from '../../src/api/route.ts';
import { routes } from '../../src/api/routes.ts';
import type { RouteName } from '../../src/api/routes.ts';
import { REPLACEMENTS, withFields } from '../support/platform/damaged-answer.ts';
import type { Damage } from '../support/platform/damaged-answer.ts';
import { CALLS } from '../support/platform/every-call.ts';
import { openWorld } from '../support/platform/every-client.ts';

/** The arrays that an answer of a route always has. */
function arraysOf({ response }: Route): readonly string[] {
  const shape = response instanceof z.ZodObject ? Object.entries(response.shape) : [];
  return shape.flatMap(([name, field]) => (field instanceof z.ZodArray ? [name] : []));
}

/** The array of a page, which a list of the API has beside its count. */
function itemsOf({ response }: Route): readonly string[] {
  const shape = response instanceof z.ZodObject ? Object.entries(response.shape) : [];
  if (!shape.some(([name]) => name === 'totalCount')) return [];
  return shape.flatMap(([name, field]) => (field instanceof z.ZodDefault ? [name] : []));
}

/** The damages that are an answer of no route like this. */
function damagesOf(route: Route): readonly (readonly [string, Damage])[] {
  if (route.method === 'HEAD') return [];
  const hasFields = route.binary === true || !isEmptyObject(route.response);
  const replaced = Object.entries(REPLACEMENTS).flatMap(([name, { damage, isEmpty }]) => {
    const isAnswer = isEmpty === true && (route.empty === true || (!hasFields && name === '{}'));
    return isAnswer ? [] : [[name, damage] as const];
  });
  const arrays = arraysOf(route).flatMap((name) => [
    [`no ${name}`, withFields(() => ({ [name]: undefined }))] as const,
    [`${name}: null`, withFields(() => ({ [name]: null }))] as const,
  ]);
  const pages = itemsOf(route).flatMap((name) => [
    ['no totalCount', withFields(() => ({ totalCount: undefined }))] as const,
    [`totalCount without ${name}`, withFields(() => ({ [name]: undefined, totalCount: '1' }))] as const,
    ['a list that is cut', withFields(() => ({ [name]: [], totalCount: '1' }))] as const,
    [
      'a short page',
      withFields(({ [name]: items = [], totalCount }) => ({
        [name]: Array.isArray(items) ? items.slice(1) : [],
        totalCount: String(Math.max(1, Number(totalCount))),
        nextPageToken: '',
      })),
    ] as const,
  ]);
  return [...replaced, ...arrays, ...pages];
}

function isEmptyObject(schema: z.ZodType): boolean {
  return schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0;
}

/** Calls a route of which only the answers numbered in `damaged` are damaged; all of them if it is absent. */
async function callDamaged(name: keyof typeof CALLS, damage: Damage, damaged?: number) {
  let current: RouteName | undefined;
  let answers = 0;
  const world = await openWorld(
    (called, parts) => {
      current = called;
      return parts;
    },
    async ({ send }) =>
      async (request) => {
        const answer = await send(request);
        if (current !== name) return answer;
        answers += 1;
        return damaged === undefined || answers === damaged ? damage(answer) : answer;
      },
  );
  const result = CALLS[name](world);
  return { result, answers: () => answers };
}

const ROWS = Object.keys(CALLS).flatMap((name) => {
  const route: Route = routes[name as keyof typeof CALLS];
  return damagesOf(route).map(([title, damage]) => [name as keyof typeof CALLS, title, damage] as const);
});

describe('a damaged answer', () => {
  it.each(ROWS)('to %s is never "nothing there": %s', async (name, _, damage) => {
    const { result, answers } = await callDamaged(name, damage);
    await expect(result).rejects.toMatchObject({
      name: 'MooringError',
      code: expect.stringMatching(/^platform_(?:not_json|unexpected_answer)$/),
    });
    const { idempotent, binary }: Route = routes[name];
    if (binary !== true) expect(answers()).toBe(idempotent ? 2 : 1);
  });

  it.each(ROWS.filter(([, title]) => title === 'a short page' || title === 'no totalCount'))(
    'to %s is requested again: %s',
    async (name, _, damage) => {
      const { result, answers } = await callDamaged(name, damage, 1);
      await result;
      expect(answers()).toBe(2);
    },
  );
});
