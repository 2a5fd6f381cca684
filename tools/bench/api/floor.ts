import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import jwt from '@fastify/jwt';
import fastify, { type FastifyRequest } from 'fastify';
import { type Document, MongoClient } from 'mongodb';

/**
 * The baseline of the API's requests: Fastify sending the same bytes, and Fastify with a JWT and
 * the same database commands. No logs, rate limits, headers or schemas.
 */
export interface FloorSettings {
  uri: string;
  /** The API's database, for reads, and its own, for writes. */
  reads: string;
  writes: string;
  season: string;
  category: string;
  /** The list of winners as the API sends it. */
  winners: unknown;
  /** JSON of the API's reply. */
  status: unknown;
  account: unknown;
  session: unknown;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: { sub: string; sid: string };
    user: { sub: string; sid: string };
  }
}

const settings = JSON.parse(
  await readFile(process.env.FLOOR_SETTINGS ?? '', 'utf8'),
) as FloorSettings;
const { season, category } = settings;
const client = new MongoClient(settings.uri, { writeConcern: { w: 'majority', journal: true } });
const [reads, writes] = [client.db(settings.reads), client.db(settings.writes)];
interface Named extends Document {
  _id: string;
}
const read = (name: string) => reads.collection<Named>(name);
const write = (name: string) => writes.collection<Named>(name);

const app = fastify();
// Cached, as in the API.
await app.register(jwt, {
  secret: randomUUID() + randomUUID(),
  sign: { algorithm: 'HS256', iss: 'floor', aud: 'bench', expiresIn: 36_000 },
  verify: { algorithms: ['HS256'], allowedIss: 'floor', allowedAud: 'bench', cache: 5_000 },
});
const signedIn = {
  preHandler: async (request: FastifyRequest) => void (await request.jwtVerify()),
};

app.get('/ready', async () => 'ready');
app.get<{ Querystring: { sub: string; sid: string } }>('/token', async ({ query }) =>
  app.jwt.sign({ sub: query.sub, sid: query.sid }),
);

const winners = brotliCompressSync(JSON.stringify(settings.winners));
app.get('/winners', (_request, reply) =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('content-encoding', 'br')
    .send(winners),
);
app.get('/unmodified', (_request, reply) => reply.code(304).send());

app.get('/status', signedIn, async ({ user: { sub: submittedBy } }) => {
  await read('nominations').findOne({ season, category, submittedBy });
  return settings.status;
});
app.get('/account', signedIn, async ({ user }) => {
  await read('accounts').findOne({ _id: user.sub });
  return settings.account;
});

app.post<{ Querystring: { sub: string; sid: string } }>('/refresh', async ({ query }, reply) => {
  await read('sessions').findOne({ _id: query.sid });
  await read('accounts').findOne({ _id: query.sub });
  const tokenHash = randomUUID();
  await write('sessions').findOneAndUpdate(
    { _id: query.sid },
    { $set: { tokenHash, rotatedAt: new Date() } },
    { upsert: true, returnDocument: 'after' },
  );
  app.jwt.sign({ sub: query.sub, sid: query.sid });
  reply.header('set-cookie', `refresh=${tokenHash}; Path=/; HttpOnly; Secure; SameSite=Strict`);
  return settings.session;
});

// The commands that `submit.test.ts` lists, in their order.
app.post('/nominations', signedIn, async ({ user: { sub: submittedBy }, body }, reply) => {
  await read('accounts').findOne({ _id: submittedBy });
  await read('seasons').find().sort({ _id: -1 }).limit(10).toArray();
  await read('assignments').findOne({ judgeId: submittedBy, season, category, state: 'completed' });
  await read('logHeads').findOne({}, { sort: { size: -1, at: -1 } });
  const _id = randomUUID();
  await write('nominations').insertOne({ _id, season, category, submittedBy, ...(body as object) });
  await write('outbox').countDocuments({ to: submittedBy, queuedAt: { $gt: new Date(0) } });
  await write('outbox').insertOne({ _id, to: submittedBy, state: 'queued', queuedAt: new Date() });
  await write('drafts').deleteOne({ _id: submittedBy });
  return reply.code(201).send({ data: { nominationId: _id } });
});

await client.connect();
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close().then(() => process.exit()));
