import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RefusingProxy {
  readonly url: string;
  /** `host:port` of every tunnel that was asked for, in order. */
  readonly asked: readonly string[];
  forget(): void;
  close(): void;
}

/** A proxy on loopback that notes where it is asked to go, and goes nowhere. */
export async function startRefusingProxy(): Promise<RefusingProxy> {
  const asked: string[] = [];
  const server = createServer().on('connect', ({ url }, socket) => {
    asked.push(url ?? '');
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    forget: () => asked.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
