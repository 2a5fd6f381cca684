import { createServer, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { nextFreePort, somewhereForPorts } from '../../start/ports';
import { type FloorFile, floorFiles } from './floor-pages';

/** The hand-written pages, served as plainly and as quickly as can be. */
export interface Floor {
  address: string;
  close(): Promise<void>;
}

const isFont = ({ type }: FloorFile) => type.startsWith('font/');

function send(res: ServerResponse, file: FloorFile): void {
  res.writeHead(200, {
    'content-type': file.type,
    'cache-control': isFont(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'content-length': file.body.length,
    ...(isFont(file) ? {} : { 'content-encoding': 'br' }),
  });
  res.end(file.body);
}

/** Serves the static equals of the compared pages at `/home`, `/winners` and `/profile`. */
export async function startFloor(site: string): Promise<Floor> {
  const files = new Map(
    [...(await floorFiles(site))].map(([path, file]) => [
      path,
      isFont(file) ? file : { ...file, body: brotliCompressSync(file.body) },
    ]),
  );
  const server = createServer((req, res) => {
    const file = files.get(req.url ?? '');
    if (file) send(res, file);
    else res.writeHead(404).end();
  });
  const port = await nextFreePort(somewhereForPorts(), new Set());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
