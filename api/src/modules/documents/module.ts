import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { withContext } from '../../module-kit/with-context';
import { hours, minutes } from '../../platform/clock';
import { s3Files } from '../../platform/files/s3-files';
import type { Metrics } from '../../platform/metrics/metrics';
import { clamdScanner } from './clamd';
import {
  claimDocument,
  copiesOfDocuments,
  documentOf,
  eraseDocuments,
  incompleteDocuments,
  sweepDocuments,
} from './commands';
import type { Documents } from './context';
import { decideDocument } from './deciding';
import type { Inspection } from './document';
import { filesStore } from './files-store';
import { checkedMail } from './mails/DocumentChecked';
import { openForJudge } from './opening';
import { isKept } from './policy';
import { documentRoutes } from './routes';
import { scanWaiting } from './scan';
import { documentsStore } from './store';
import { lookForUnseenText } from './unseen/look';
import { eraseUploads, sweepUploads, type Uploads } from './uploads/commands';
import { uploadRoutes } from './uploads/routes';
import { uploadsStore } from './uploads/store';

type Needs = Pick<Documents, 'isReferenced' | 'isFreeOfConflict' | 'readers' | 'personOf'>;

/** The documents that people upload. */
export const documentsModule = defineModule({
  name: 'documents',
  stores: { documents: documentsStore, files: filesStore, uploads: uploadsStore },
  mails: [checkedMail],
  deps: needs<Needs>(),
  start({ stores, deps, platform: { config, clock, metrics, log, mail, trail } }) {
    const { clamd, objectStore, ...settings } = config.documents;
    const files = objectStore ? s3Files(objectStore, stores.files) : stores.files;
    const scanner = clamd ? clamdScanner(clamd) : undefined;
    const documents: Uploads = {
      documents: stores.documents,
      files,
      uploads: stores.uploads.over(files),
      ...deps,
      ...settings,
      originKeys: config.keys['counted attempts'],
      clock,
      scanner,
      mail,
      recordAudit: (document) => trail.recordAudit(stores.documents.pendingEntries, document),
      log,
    };
    measureDocuments(documents, metrics);
    return {
      commands: { keepingDocuments: documents },
      api: {
        ...withContext(() => documents, {
          claimDocument,
          documentOf,
          decideDocument,
          /** For judges of the document's nomination; the caller checks that they are. */
          openDocument: openForJudge,
          incomplete: incompleteDocuments,
        }),
        /** The scan state of the owner's document; undefined when it is gone. */
        scanOf: async (accountId: string, id: string) =>
          (await documentOf(documents, accountId, id))?.scan,
        /** What was found in a document; undefined when it is gone. */
        inspectionOf: async (id: string): Promise<Inspection | undefined> => {
          const document = await stores.documents.byId(id);
          return document ? { ...document, isKept: isKept(document) } : undefined;
        },
        notClean: stores.documents.notClean,
        withUnseenText: stores.documents.withUnseenText,
        documentsToDecide: stores.documents.toDecide,
        /** Bytes of all stored documents, and of those that were never submitted. */
        room: async () => {
          const [storedBytes, spareBytes] = await Promise.all([
            stores.documents.storedBytes(),
            stores.documents.spareBytes(),
          ]);
          return { storedBytes, spareBytes, spareLimitBytes: documents.spareBytes };
        },
        pagesOf: stores.documents.pagesOf,
      },
      routes: [(app) => documentRoutes(app, documents), (app) => uploadRoutes(app, documents)],
      upkeep: [
        byOneProcess('scanning documents', minutes(1), () => scanWaiting(documents)),
        byOneProcess('looking for text that cannot be seen', minutes(1), () =>
          lookForUnseenText(documents),
        ),
        byOneProcess('removing unused documents', hours(1), () => sweepDocuments(documents)),
        byOneProcess('removing uploads that never ended', minutes(10), () =>
          sweepUploads(documents),
        ),
      ],
      personalData: {
        documents: {
          archive: {
            folder: 'documents/',
            about: 'the files that you uploaded',
            of: ({ _id }) => copiesOfDocuments(documents, _id),
          },
          erase: ({ _id }) => eraseDocuments(documents, _id),
          work: async (accountId) =>
            (await stores.documents.storedOf(accountId)).map(({ name, uploadedAt }) => ({
              kind: 'document',
              about: name,
              at: uploadedAt.toISOString(),
            })),
        },
        uploads: {
          archive: { none: 'parts of files that have not arrived yet' },
          erase: ({ _id }) => eraseUploads(documents, _id),
        },
      },
    };
  },
});

export type DocumentsApi = ReturnType<ReturnType<typeof documentsModule.prepare>['start']>['api'];

/** Measures the room that uploads take and what of it is allowed. */
function measureDocuments(
  { documents, uploads, spareBytes, unfinishedBytes }: Uploads,
  metrics: Metrics,
): void {
  const unclaimed = 'documents that no submission has claimed';
  metrics.gauge({
    name: 'meritum_documents_spare_bytes',
    help: `Size of ${unclaimed}`,
    read: () => documents.spareBytes(),
  });
  metrics.gauge({
    name: 'meritum_documents_spare_limit_bytes',
    help: `Largest allowed size of ${unclaimed}; beyond it uploads are refused`,
    read: () => spareBytes,
  });
  metrics.gauge({
    name: 'meritum_uploads_unfinished_bytes',
    help: 'Size reserved by uploads that are still arriving',
    read: () => uploads.reservedBytes(),
  });
  metrics.gauge({
    name: 'meritum_uploads_unfinished_limit_bytes',
    help: 'Largest allowed size of uploads that are still arriving',
    read: () => unfinishedBytes,
  });
}
