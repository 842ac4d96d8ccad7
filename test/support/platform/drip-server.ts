import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface DripServer {
  readonly origin: string;
  close(): void;
}

/** Sends one piece of a response; resolves when the operating system has taken it. */
export type SendPiece = (piece: string | Buffer) => Promise<void>;

/** A server on a free loopback port that answers a connection with what `answer` sends, byte by byte as it is. */
export async function startDripServer(answer: (send: SendPiece) => Promise<void>): Promise<DripServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const send: SendPiece = (piece) =>
      new Promise((resolve) => {
        if (socket.destroyed) resolve();
        else socket.write(piece, () => resolve());
      });
    socket.once('data', () => void answer(send));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
