import type { UploadProgress, UploadStart } from '@meritum/shared/contracts/uploads';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';

const url = '/api/nominations/uploads';

type Who = Pick<Person, 'authorized'>;

export const startUpload = (app: App, { authorized: headers }: Who, payload: UploadStart) =>
  app.inject({ method: 'POST', url, headers, payload });

/** Starts an upload of a number of bytes; returns its id. */
export async function beginUpload(app: App, who: Who, bytes: number): Promise<string> {
  const reply = await startUpload(app, who, { name: 'evidence.pdf', bytes });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<UploadProgress>().uploadId;
}

export const putPart = (
  app: App,
  { authorized }: Who,
  { uploadId, offset }: { uploadId: string; offset: number },
  payload: Buffer,
) =>
  app.inject({
    method: 'POST',
    url: `${url}/${uploadId}/parts/${offset}`,
    headers: { ...authorized, 'content-type': 'application/octet-stream' },
    payload,
  });

export const progressOf = (app: App, { authorized: headers }: Who, uploadId: string) =>
  app.inject({ url: `${url}/${uploadId}`, headers });
