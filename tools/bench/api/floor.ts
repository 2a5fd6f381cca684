import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import jwt from '@fastify/jwt';
import fastify, { type FastifyRequest } from 'fastify';
import { type Document, MongoClient } from 'mongodb';

/**
 * The baseline of the API's requests: Fastify with the same bytes, and Fastify with a JWT and the
 * same database commands. It has no logs, rate limits, headers or schemas.
 */
export interface FloorSettings {
  uri: string;
  database: string;
  season: string;
  category: string;
  /** The list of winners as the API sends it. */
  winners: unknown;
  /** The API's reply as JSON. */
  status: unknown;
  account: unknown;
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
const client = new MongoClient(settings.uri);
interface Named extends Document {
  _id: string;
}
const read = (name: string) => client.db(settings.database).collection<Named>(name);

const app = fastify();
// Caches verified tokens, as the API does.
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

app.get('/status', signedIn, async ({ user: { sub: submittedBy } }) => {
  await read('nominations').findOne({ season, category, submittedBy });
  return settings.status;
});
app.get('/account', signedIn, async ({ user }) => {
  await read('accounts').findOne({ _id: user.sub });
  return settings.account;
});

await client.connect();
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.once('SIGTERM', () => void app.close().then(() => process.exit()));
