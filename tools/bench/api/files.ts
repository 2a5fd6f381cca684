import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@meritum/shared/contracts/calls';
import { partBytes } from '@meritum/shared/contracts/uploads';
import { bearer, type Person } from './people';
import { percentile } from './percentile';
import type { Measured } from './processes';
import { refusals, sentAtLast } from './raw';
import type { Stage } from './world';

/** A way for a file of 9 MB, in or out. */
export interface Transfer {
  name: string;
  server: Measured;
  /** Takes the file for whoever's turn it is. */
  one(turn: number): Promise<void>;
}

export interface Transferred {
  name: string;
  connections: number;
  megabytesPerSecond: number;
  /** Milliseconds of the server's processor for a megabyte. */
  cpu: number;
  /** Milliseconds until a file had arrived. */
  p50: number;
  p99: number;
  /** Bytes before it and at the most. */
  memory: { before: number; peak: number };
  /** Milliseconds that a small request of somebody else took meanwhile. */
  others: number;
  /** Requests that were answered 503, and sent again. */
  refused: number;
}

const json = { 'content-type': 'application/json' };

function form(file: Buffer) {
  const head =
    '--bench\r\ncontent-disposition: form-data; name="file"; filename="evidence.pdf"\r\ncontent-type: application/pdf\r\n\r\n';
  return Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--bench--\r\n')]);
}

async function inParts(port: number, file: Buffer, person: Person): Promise<void> {
  const body = Buffer.from(JSON.stringify({ name: 'evidence.pdf', bytes: file.length }));
  const headers = { ...json, ...bearer(person) };
  const { method, path } = calls.startDocumentUpload;
  const begun = await sentAtLast(port, { method, path, headers, body }, 201);
  const { uploadId } = JSON.parse(String(begun.body)) as { uploadId: string };
  const bytes = { 'content-type': 'application/octet-stream', ...bearer(person) };
  const part = calls.sendDocumentPart;
  for (let offset = 0; offset < file.length; offset += partBytes) {
    const path = part.path.replace(':uploadId', uploadId).replace(':offset', String(offset));
    const body = file.subarray(offset, offset + partBytes);
    await sentAtLast(port, { method: part.method, path, headers: bytes, body }, 200);
  }
}

/** The address of a document that the person has uploaded. */
export async function uploaded({ api, file }: Stage, person: Person): Promise<string> {
  const type = { 'content-type': 'multipart/form-data; boundary=bench' };
  const { method, path } = calls.uploadNominationDocument;
  const headers = { ...type, ...bearer(person) };
  const { body } = await sentAtLast(api.port, { method, path, headers, body: form(file) }, 201);
  return (JSON.parse(String(body)) as { url: string }).url;
}

/** The ways that are compared; each is begun with people whose tokens are fresh. */
export async function transfersOf(stage: Stage, people: readonly Person[]): Promise<Transfer[]> {
  const { api, floor, file } = stage;
  const person = (turn: number) => people[turn % people.length] as Person;
  // Somebody who uploads nothing else, which would take its place.
  const [reader] = stage.nominators;
  if (!reader) throw new Error('Nobody is there');
  const own = await uploaded(stage, reader);
  const octets = { 'content-type': 'application/octet-stream' };
  const raw = { method: 'POST', path: '/files', headers: octets, body: file };
  return [
    {
      name: 'upload as a form',
      server: api,
      one: async (turn) => void (await uploaded(stage, person(turn))),
    },
    {
      name: 'upload in parts',
      server: api,
      one: (turn) => inParts(api.port, file, person(turn)),
    },
    {
      name: 'raw stream to disk',
      server: floor,
      one: async () => void (await sentAtLast(floor.port, raw, 200)),
    },
    {
      name: 'download',
      server: api,
      one: async () =>
        void (await sentAtLast(
          api.port,
          { method: 'GET', path: own, headers: bearer(reader) },
          200,
        )),
    },
    {
      name: 'raw stream from disk',
      server: floor,
      one: async () => void (await sentAtLast(floor.port, { method: 'GET', path: '/file' }, 200)),
    },
  ];
}

/** Asks for something small again and again until it is told to stop; answers how long it took. */
function bystander(port: number, path: string): () => Promise<number[]> {
  let over = false;
  const took: number[] = [];
  const asking = (async () => {
    while (!over) {
      const begun = performance.now();
      await sentAtLast(port, { method: 'GET', path, headers: { 'accept-encoding': 'br' } }, 200);
      took.push(performance.now() - begun);
      await sleep(25);
    }
  })();
  return async () => {
    over = true;
    await asking;
    return took;
  };
}

interface How {
  connections: number;
  /** Files in all. */
  files: number;
}

/** Sends or fetches files over some connections at once. */
export async function transfer(
  { floor, winnersPath, file }: Stage,
  { name, server, one }: Transfer,
  { connections, files }: How,
): Promise<Transferred> {
  await one(0);
  const refusedBefore = refusals.count;
  const stopAsking = bystander(server.port, server === floor ? '/winners' : winnersPath);
  const { cpu, rss: before } = await server.usage();
  const took: number[] = [];
  const begun = performance.now();
  let turn = 0;
  const connection = async () => {
    while (turn < files) {
      const own = turn++;
      const started = performance.now();
      await one(own);
      took.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - begun) / 1_000;
  const after = await server.usage();
  const others = percentile(await stopAsking(), 99);
  const megabytes = (files * file.length) / 1_048_576;
  return {
    ...{ name, connections, others },
    megabytesPerSecond: megabytes / seconds,
    cpu: (after.cpu - cpu) / 1_000 / megabytes,
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    memory: { before, peak: after.peak },
    refused: refusals.count - refusedBefore,
  };
}
