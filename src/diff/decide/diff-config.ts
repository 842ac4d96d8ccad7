import { CONFIG_FIELDS } from './build-diff.ts';
import type { ConfigChange, ConfigField } from './build-diff.ts';
import type { RunConfig } from './build-facts.ts';
import { splitLists } from './split-lists.ts';
import { compareText } from '../../text/order.ts';

/** Names of variables and labels whose values can be secrets. */
const SECRET_NAME = /TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIAL/i;

/** A URL with a password, as `HTTP_PROXY` can have one. */
const SECRET_VALUE = /:\/\/[^\s/@]*:[^\s/@]*@/;

/** Labels that differ with every build: of the time and the source of a build, and those of the platform. */
const ROUTINE_LABEL = /^(?:org\.opencontainers\.image\.(?:created|revision|version)$|dev\.chainguard\.)/;

/**
 * Compares two configurations: variables and labels by name, `PATH` by element, entrypoint and command as a whole. The
 * changes are in the order of `CONFIG_FIELDS`, then of their names. Values that can be secrets are left out.
 */
export function diffConfig(from: RunConfig, to: RunConfig): readonly ConfigChange[] {
  return CONFIG_FIELDS.flatMap((field) => {
    const [before, after] = [valuesOf(from, field), valuesOf(to, field)];
    const names = [...new Set([...before.keys(), ...after.keys()])].sort(compareText);
    return names.flatMap((name) => changesOf(field, name, before.get(name), after.get(name)));
  });
}

/** The values of a field by name; a field without names has one at most, by an empty name. */
function valuesOf(config: RunConfig, field: ConfigField): ReadonlyMap<string, string> {
  switch (field) {
    case 'environment':
      return new Map(config.environment.map(readVariable));
    case 'label':
      return new Map(Object.entries(config.labels));
    case 'port':
      return new Map(config.ports.map((port) => [port, port]));
    case 'volume':
      return new Map(config.volumes.map((volume) => [volume, volume]));
    case 'entrypoint':
      return oneList(config.entrypoint);
    case 'command':
      return oneList(config.command);
    case 'on-build':
      return oneList(config.onBuild);
    case 'user':
      return oneValue(config.user);
    case 'working-directory':
      return oneValue(config.workingDirectory);
    case 'stop-signal':
      return oneValue(config.stopSignal);
    case 'healthcheck':
      return oneValue(config.healthcheck);
  }
}

function readVariable(text: string): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function oneList(list: readonly string[]): ReadonlyMap<string, string> {
  return oneValue(list.length === 0 ? '' : JSON.stringify(list));
}

function oneValue(value: string): ReadonlyMap<string, string> {
  return new Map(value === '' ? [] : [['', value]]);
}

function changesOf(
  field: ConfigField,
  name: string,
  from: string | undefined,
  to: string | undefined,
): readonly ConfigChange[] {
  if (from === to) return [];
  if (field === 'environment' && name === 'PATH' && from !== undefined && to !== undefined)
    return pathChanges(from, to);
  const isNamed = field === 'environment' || field === 'label';
  const isSecret =
    isNamed && (SECRET_NAME.test(name) || [from, to].some((value) => SECRET_VALUE.test(value ?? '')));
  const shown = (value: string | undefined): string | undefined =>
    value === undefined || !isSecret ? value : '';
  return [
    {
      field,
      name: name === '' ? undefined : name,
      from: shown(from),
      to: shown(to),
      ...(isSecret && { isSecret }),
      ...(field === 'label' && ROUTINE_LABEL.test(name) && { isRoutine: true }),
    },
  ];
}

/** The elements that only one side has; both values as a whole if only their order differs. */
function pathChanges(from: string, to: string): readonly ConfigChange[] {
  const path = { field: 'environment', name: 'PATH' } as const;
  const { onlyFrom, onlyTo } = splitLists(from.split(':'), to.split(':'), (element) => element);
  if (onlyFrom.length === 0 && onlyTo.length === 0) return [{ ...path, from, to }];
  const elements = [
    ...onlyFrom.map((element) => [element, undefined] as const),
    ...onlyTo.map((element) => [undefined, element] as const),
  ];
  return elements.map(([before, after]) =>
    Object.assign({ from: before, to: after, isElement: true as const }, path),
  );
}
