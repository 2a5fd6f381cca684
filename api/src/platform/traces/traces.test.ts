import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { registerAccount } from '../../../testing/accounts';
import { buildTestApp } from '../../../testing/app';
import { buildForm } from '../../../testing/nominations';

interface Collected {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

test('a request and its commands are one trace from the browser on, with its id and nothing personal', async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, reply) => {
    bodies.push(await text(request));
    reply.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const { app } = await buildTestApp({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const person = await registerAccount(app, { email: 'zoe.secret@private.example' });
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const reply = await app.inject({
    method: 'POST',
    url: '/api/nominations?token=in-the-query',
    headers: { ...person.authorized, traceparent: `00-${traceId}-00f067aa0ba902b7-00` },
    payload: buildForm({ fullName: 'Zoe Secret', essay: 'What nobody else may read.' }),
  });
  expect(reply.statusCode).toBe(201);
  await app.close();
  collector.close();

  const all = bodies.join('\n');
  const { accountId, accessToken, cookie } = person;
  for (const secret of ['zoe', 'Secret', 'private.example', 'nobody else', 'in-the-query'])
    expect(all).not.toContain(secret);
  for (const secret of [accountId, accessToken, cookie, '127.0.0.1'])
    expect(all).not.toContain(secret);

  const spans = bodies
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans: of }) => of as Collected[])
    .filter((span) => span.traceId === traceId);
  const request = spans.find(({ name }) => name === 'POST /api/nominations');
  expect(request?.parentSpanId).toBe('00f067aa0ba902b7');
  expect(request?.attributes).toContainEqual({
    key: 'meritum.request.id',
    value: { stringValue: reply.headers['x-request-id'] },
  });
  const commands = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const of = commands.map(({ name, attributes }) => [
    name,
    attributes.find(({ key }) => key === 'db.collection.name')?.value.stringValue,
  ]);
  expect(of).toContainEqual(['insert', 'nominations']);
});
