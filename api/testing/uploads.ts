import type { DocumentReply } from '@meritum/shared/contracts/nominations';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';
import { pdfFile } from './files';

export interface TestFile {
  name: string;
  content: Buffer;
  field?: string;
}

const boundary = 'boundary-of-the-tests';

/** A multipart body; file names are not escaped. */
export function multipart(...files: TestFile[]) {
  const parts = files.flatMap(({ name, content, field = 'file' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    content,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

export function upload(app: App, person: Pick<Person, 'authorized'>, ...files: TestFile[]) {
  const { headers, payload } = multipart(...files);
  return app.inject({
    method: 'POST',
    url: '/api/nominations/documents',
    headers: { ...headers, ...person.authorized },
    payload,
  });
}

/** Uploads a small document and returns the reply's body. */
export async function uploadDocument(app: App, person: Person, name = 'evidence.pdf') {
  const reply = await upload(app, person, { name, content: pdfFile() });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<DocumentReply>();
}

/** Numbers of stored documents, files and chunks. */
export async function storedCounts(app: App) {
  const count = (name: string) => app.mongo.db.collection(name).countDocuments();
  return {
    documents: await count('documents'),
    files: await count('documentFiles.files'),
    chunks: await count('documentFiles.chunks'),
  };
}

/** Number of stored chunks that belong to no document yet; their upload names them. */
export async function countParts(app: App): Promise<number> {
  const chunks = app.mongo.db.collection('documentFiles.chunks');
  const names = await chunks.find({}, { projection: { files_id: 1 } }).toArray();
  return names.filter(({ files_id }) => typeof files_id === 'string').length;
}
