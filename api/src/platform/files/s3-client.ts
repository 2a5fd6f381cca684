import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { seconds } from '../clock';
import { lazy } from '../memoize';

/** A bucket by the S3 protocol, with its access key. */
export interface ObjectStore {
  /** Its address, `https://store.example/bucket`. */
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

/** The object store is unavailable or refuses our key; never the caller's fault. */
export class ObjectStoreAway extends Error {
  override name = 'ObjectStoreAway';
}

interface Call {
  method: 'PUT' | 'GET' | 'DELETE';
  /** A key or a query. */
  of: string;
  headers?: Record<string, string>;
  content?: Uint8Array;
}

const timeLimit = seconds(10);

/** How many requests one process makes at a time. */
const concurrency = 16;

/** The most keys in one list of a store. */
const keysInList = 1_000;

/** The code of an error; a failed copy can have one in a reply with status 200. */
const codeIn = (body: Buffer) =>
  /^[^<]*(?:<\?[^>]*>\s*)?<Error[^>]*>[\s\S]*?<Code>(\w+)<\/Code>/.exec(
    body.toString('latin1'),
  )?.[1];

/**
 * A bucket, accessed by signed requests. Makes no request before the first call. All calls throw
 * {@link ObjectStoreAway}.
 */
export function s3Client({ bucket, region, keyId, secret }: ObjectStore) {
  // Loaded here, so that a site without an object store never loads it.
  const signer = lazy(async () => {
    const { AwsClient } = await import('aws4fetch');
    const keys = { accessKeyId: keyId, secretAccessKey: secret };
    return new AwsClient({ ...keys, service: 's3', region, retries: 2 });
  });
  const requests = new PQueue({ concurrency });

  async function reach({ method, of, headers, content }: Call) {
    const signing = await signer();
    // The store compares this hash with the received bytes.
    const hash = createHash('sha256').update(content ?? '');
    try {
      const reply = await signing.fetch(`${bucket}${of}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash.digest('hex') },
        body: (content as RequestInit['body']) ?? null,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimit),
      });
      return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
    } catch (cause) {
      throw new ObjectStoreAway('The object store cannot be reached.', { cause });
    }
  }

  /** The reply's body; undefined when the object is missing, or a condition does not hold. */
  const send = (call: Call): Promise<Buffer | undefined> =>
    requests.add(async () => {
      const { status, body } = await reach(call);
      const mayFail = call.method !== 'GET' || status !== 200;
      const code = mayFail ? codeIn(body) : undefined;
      if (code === undefined && status >= 200 && status < 300) return body;
      if (code === 'NoSuchKey' || status === 412) return undefined;
      throw new ObjectStoreAway(`The object store answered ${call.method} by ${status} ${code}.`);
    });

  /** The first thousand keys with a prefix. */
  async function list(prefix: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    const xml = String(await send({ method: 'GET', of: `?${query}` }));
    return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
  }

  return {
    put: async (key: string, content: Uint8Array) =>
      void (await send({ method: 'PUT', of: `/${key}`, content })),
    /** As `put`, but with `If-None-Match`, by which some stores keep an existing object. */
    async putNew(key: string, content: Uint8Array) {
      const headers = { 'if-none-match': '*' };
      await send({ method: 'PUT', of: `/${key}`, content, headers });
    },
    /** Undefined when there is none. */
    get: (key: string) => send({ method: 'GET', of: `/${key}` }),
    /** Copies within the store. False when the source is missing. */
    async copy(from: string, to: string) {
      const headers = { 'x-amz-copy-source': `${new URL(bucket).pathname}/${from}` };
      return (await send({ method: 'PUT', of: `/${to}`, headers })) !== undefined;
    },
    list,
    async removeAll(prefix: string) {
      for (let found = keysInList; found === keysInList; ) {
        const keys = await list(prefix);
        await Promise.all(keys.map((key) => send({ method: 'DELETE', of: `/${key}` })));
        found = keys.length;
      }
    },
  };
}
