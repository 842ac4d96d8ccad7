import { fullTypeName, methodsByRow, typesByName } from '../grpc/messages/message-names.ts';
import { JSON_NAMES } from '../grpc/messages/message-package.ts';
import type { MessageField, MessagePackage } from '../grpc/messages/message-package.ts';
import { toCamelCase } from '../requests/body-form.ts';

/** The fields of a message in JSON. */
export type EventBody = Readonly<Record<string, unknown>>;

/** The event that a method declares for customers. */
export interface DeclaredEvent {
  readonly type: string;
  /** The names of the attributes that it has besides those of every event. */
  readonly extensions: readonly string[];
  /** The full name of the message in the event: the response, or the request if the response is empty. */
  readonly bodyType: string;
  /** Returns the fields as that message has them: without those that only REST shows. */
  readonly toBody: (shown: EventBody) => EventBody;
}

/**
 * Returns the events of all methods by the method's name in its row (service-rules.md#events). Internal ones are not
 * among them: they do not leave the service.
 */
export function declaredEvents(parts: readonly MessagePackage[]): ReadonlyMap<string, DeclaredEvent> {
  const messages = typesByName(parts, (part) => part.messages);
  const events = [...methodsByRow(parts)].flatMap(([row, { packageName, method }]) => {
    const { event, audience, extensions, request, response } = method;
    if (event === undefined || audience === 'INTERNAL') return [];
    const bodyType = fullTypeName(response === 'google.protobuf.Empty' ? request : response, packageName);
    const declared: DeclaredEvent = {
      type: `dev.chainguard.api.${event}.v1`,
      extensions: extensions ?? ['group'],
      bodyType,
      toBody: (shown) => pickFields(shown, bodyType, messages),
    };
    return [[row, declared] as const];
  });
  return new Map(events);
}

/** The fields of every message, by its full name. */
type Messages = ReadonlyMap<string, Readonly<Record<string, MessageField>>>;

function pickFields(shown: EventBody, message: string, messages: Messages): EventBody {
  const packageName = message.replace(/\.[A-Z].*$/, '');
  const picked = Object.entries(messages.get(message) ?? {}).flatMap(([field, [, type]]) => {
    const name = JSON_NAMES[`${message}.${field}`] ?? toCamelCase(field);
    const value = shown[name];
    const inner = fullTypeName(type, packageName);
    const pick = (one: unknown): unknown =>
      messages.has(inner) ? pickFields(Object(one), inner, messages) : one;
    return value === undefined ? [] : [[name, Array.isArray(value) ? value.map(pick) : pick(value)] as const];
  });
  return Object.fromEntries(picked);
}
