import { z } from 'zod';

import type { Requirement } from '../../api/iam/capability.ts';
import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import type { RouteName } from '../../api/routes.ts';
import type { MessageMethod } from '../grpc/messages/message-package.ts';
import type { Form, OwnOperation, VersionOneEntry } from './entries.ts';
import { VERSION_ONE_METHODS } from './method-table.ts';

/** A method of v1 with all that follows from its entry. */
export interface VersionOneRow {
  /** The name of the route that it stands for with `V1`; that of the contract's own row for the form `same`. */
  readonly name: string;
  readonly form: Form;
  readonly target: RouteName | OwnOperation;
  readonly route: Route;
  readonly packageName: string;
  readonly service: string;
  readonly method: string;
  readonly declared: MessageMethod;
}

/** The capabilities of operations that v2 does not have. */
const OWN_CAPABILITIES: Readonly<Record<OwnOperation, readonly [Requirement]>> = {
  getPackageVersionMetadata: ['version.list'],
  listVulnReports: ['vuln_report.list'],
  updateTag: ['tag.update'],
};

/** Every method of v1 that the embedded platform answers. */
export const VERSION_ONE_ROWS: readonly VersionOneRow[] = Object.entries(VERSION_ONE_METHODS).flatMap(
  ([service, methods]) => Object.entries(methods).map(([method, entry]) => toRow(service, method, entry)),
);

function toRow(qualified: string, method: string, entry: VersionOneEntry): VersionOneRow {
  const [call, form, target, request, response, body] = entry;
  const dot = qualified.lastIndexOf('.');
  const like = isOwn(target) ? undefined : (routes[target] as Route);
  const { path, fields } = pathOf(call.slice(call.indexOf(' ') + 1), like);
  const rpc = `${qualified}/${method}`;
  return {
    name: form === 'same' ? target : `${target}V1`,
    form,
    target,
    packageName: `chainguard.platform.${qualified.slice(0, dot)}`,
    service: qualified.slice(dot + 1),
    method,
    route:
      like !== undefined && form === 'same'
        ? { ...like, rpc }
        : {
            method: call.slice(0, call.indexOf(' ')) as Route['method'],
            path,
            rpc,
            face: 'api',
            credential: like?.credential ?? 'platform',
            ...capabilitiesOf(target, like),
            idempotent: form !== 'one',
            ...(form === 'remove' ? { empty: true } : {}),
            response: z.unknown(),
          },
    declared: { request, response, path: fields, ...(body === undefined ? {} : { body }) },
  };
}

function isOwn(target: RouteName | OwnOperation): target is OwnOperation {
  return Object.hasOwn(OWN_CAPABILITIES, target);
}

function capabilitiesOf(
  target: RouteName | OwnOperation,
  like: Route | undefined,
): Pick<Route, 'capabilities'> {
  if (isOwn(target)) return { capabilities: OWN_CAPABILITIES[target] };
  return like?.capabilities === undefined ? {} : { capabilities: like.capabilities };
}

/** Returns a path with the values of the route of v2 in place of its fields, and the field of each value. */
function pathOf(
  template: string,
  like: Route | undefined,
): { readonly path: string; readonly fields: Readonly<Record<string, string>> } {
  const values = (like?.path.match(/\{\w+\}/g) ?? []).map((value) => value.slice(1, -1));
  const fields: Record<string, string> = {};
  const path = template.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = values[Object.keys(fields).length] ?? 'uid';
    fields[value] = field;
    return `{${value}}`;
  });
  return { path, fields };
}
