import type { DataNode, TextNode } from '../data-node.ts';
import { mapAt, textAt } from '../data-node.ts';

/** The services of a Compose file by their names. */
export type ComposeServices = ReadonlyMap<string, DataNode>;

/** A service of a Compose file with what it takes over from the services that it extends in the same file. */
export interface ComposeService {
  readonly own: DataNode;
  /** It is built here, so that its image is the name of the result. */
  readonly isBuilt: boolean;
  /** Its image, from an extended service where it has none of its own. */
  readonly image: TextNode | undefined;
}

/** Longer chains nobody writes, and every service of a long one would walk all of it. */
const LONGEST_CHAIN = 20;

/** Looks at a service and at those that it extends. What another file says of an extended service is not known. */
export function composeService(own: DataNode, services: ComposeServices): ComposeService {
  const chain = extendedServices(own, services);
  const image = chain.map((service) => textAt(service, 'image')).find((named) => named !== undefined);
  return { own, image, isBuilt: chain.some(hasBuild) };
}

/** The service, the one that it extends, the one that that one extends, and so on. */
function extendedServices(own: DataNode, services: ComposeServices): readonly DataNode[] {
  const chain: DataNode[] = [];
  for (let service: DataNode | undefined = own; service !== undefined;) {
    chain.push(service);
    const name = extendedName(service);
    service = name === undefined || chain.length === LONGEST_CHAIN ? undefined : services.get(name);
  }
  return chain;
}

function extendedName(service: DataNode): string | undefined {
  if (textAt(service, 'extends', 'file') !== undefined) return undefined;
  return (textAt(service, 'extends') ?? textAt(service, 'extends', 'service'))?.text;
}

function hasBuild(service: DataNode): boolean {
  const build = mapAt(service)?.get('build');
  return build !== undefined && build.kind !== 'empty';
}
