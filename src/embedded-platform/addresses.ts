/** Addresses of the platform; production uses three hosts, the embedded platform one origin (architecture.md#one-origin). */
export interface Addresses {
  readonly apiUrl: string;
  readonly issuerUrl: string;
  readonly tokenUrl: string;
  /** Host and port, as image references name it; also the audience of the registry's tokens. */
  readonly registry: string;
  /** The host name alone: the audience expected of a workload's own token, and the domain in error bodies. */
  readonly hostname: string;
}

/** Returns the addresses of a platform at an origin such as `http://127.0.0.1:8080`. */
export function addressesOf(origin: string): Addresses {
  const { host, hostname } = new URL(origin);
  return { apiUrl: origin, issuerUrl: origin, tokenUrl: origin, registry: host, hostname };
}
