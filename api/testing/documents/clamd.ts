import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** The EICAR test file, joined at run time so that scanners do not report this source. */
export const eicar = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''),
  'latin1',
);

const command = 'zINSTREAM\0';

interface Options {
  /** Like StreamMaxLength in clamd.conf. */
  maxBytes?: number;
  /** Path of a Unix socket; by default a local port. */
  path?: string;
  /** Replaces clamd's normal reply. */
  answer?: string;
  /** Receives files without replying. */
  silent?: boolean;
}

/** A server with clamd's INSTREAM command as in its manual page, which detects one virus. */
export async function standInClamd(options: Options = {}) {
  /** Received files, as lists of chunks. */
  const files: Buffer[][] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    void answer(socket, files, options);
  });
  server.listen(options.path ?? { port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const at = server.address();
  return {
    address:
      typeof at === 'object' && at ? `tcp://127.0.0.1:${at.port}` : `unix://${options.path ?? ''}`,
    files,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

export type StandInClamd = Awaited<ReturnType<typeof standInClamd>>;

async function answer(socket: Socket, files: Buffer[][], options: Options): Promise<void> {
  const { maxBytes = 25 * 1024 * 1024, silent = false } = options;
  const chunks: Buffer[] = [];
  files.push(chunks);
  try {
    for await (const chunk of chunksOf(socket)) {
      chunks.push(chunk);
      if (bytesOf(chunks) > maxBytes) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
    }
  } catch {
    socket.end('UNKNOWN COMMAND\0');
    return;
  }
  const found = Buffer.concat(chunks).includes(eicar);
  if (!silent)
    socket.end(options.answer ?? (found ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'));
}

const bytesOf = (chunks: Buffer[]) => chunks.reduce((sum, { length }) => sum + length, 0);

/** Yields each chunk up to the one of length 0. Throws for any other command. */
async function* chunksOf(socket: Socket): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let begun = false;
  for await (const bytes of socket.iterator({ destroyOnReturn: false })) {
    held = Buffer.concat([held, bytes as Buffer]);
    if (!begun && held.length >= command.length) {
      if (held.toString('latin1', 0, command.length) !== command) throw new Error('not INSTREAM');
      begun = true;
      held = held.subarray(command.length);
    }
    while (begun && held.length >= 4 && held.length >= 4 + held.readUInt32BE()) {
      const length = held.readUInt32BE();
      if (length === 0) return;
      yield held.subarray(4, 4 + length);
      held = held.subarray(4 + length);
    }
  }
}
