import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

const key = 'S3RVER';

/** A server of the S3 protocol for a suite, which checks signatures and stores objects in files. */
export function suiteObjectStore() {
  let folder: string;
  let server: S3rver;
  let bucket: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 's3-'));
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'documents', configs: [] }],
    });
    const { port } = (await server.run()) as AddressInfo;
    bucket = `http://127.0.0.1:${port}/documents`;
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });
  return {
    settings: () => ({ DOCUMENTS_S3: bucket, DOCUMENTS_S3_KEY: `${key}:${key}` }),
    store: () => ({ bucket, region: 'us-east-1', keyId: key, secret: key }),
    objects: async () =>
      (await readdir(join(folder, 'documents'), { recursive: true }))
        .filter((name) => name.endsWith('_object'))
        .map((name) => join(folder, 'documents', name)),
  };
}
