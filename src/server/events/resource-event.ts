import type { Resource } from '../store/resource.ts';

/** Something happened to a resource. */
export interface ResourceEvent {
  readonly action: 'created' | 'updated' | 'deleted';
  readonly resource: Resource;
  /** The resource as the service shows it; as it was before, where it is deleted. */
  readonly item: Readonly<Record<string, unknown>>;
  /** The uid of the identity that did it. */
  readonly actor: string;
}
