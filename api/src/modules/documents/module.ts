import { defineModule, needs } from '../../module-kit/define-module';
import { byOneProcess } from '../../module-kit/upkeep';
import { withContext } from '../../module-kit/with-context';
import { hours, minutes } from '../../platform/clock';
import { s3Files } from '../../platform/files/s3-files';
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
import { eraseUploads, sweepUploads } from './uploads/commands';
import { uploadRoutes } from './uploads/routes';
import { uploadsStore } from './uploads/store';

export const documentsModule = defineModule({
  name: 'documents',
  stores: { documents: documentsStore, files: filesStore, uploads: uploadsStore },
  mails: [checkedMail],
  deps: needs<Documents['deps']>(),
  start({ stores: { documents, ...stores }, deps, platform }) {
    const { clamd, objectStore, spareBytes: spareLimitBytes } = platform.config.documents;
    const files = objectStore ? s3Files(objectStore, stores.files) : stores.files;
    const uploads = stores.uploads.over(files);
    const context: Documents = {
      stores: { documents, files, uploads },
      deps,
      platform,
      scanner: clamd ? clamdScanner(clamd) : undefined,
      recordAudit: (document) => platform.trail.recordAudit(documents.pendingEntries, document),
    };
    measureDocuments(context);
    return {
      commands: { keepingDocuments: context },
      api: {
        ...withContext(() => context, {
          claimDocument,
          documentOf,
          decideDocument,
          /** For judges of the document's nomination; the caller checks that. */
          openDocument: openForJudge,
          incomplete: incompleteDocuments,
        }),
        /** The scan state of the owner's document; undefined when it is gone. */
        scanOf: async (accountId: string, id: string) =>
          (await documentOf(context, accountId, id))?.scan,
        /** The findings in a document; undefined when it is gone. */
        inspectionOf: async (id: string): Promise<Inspection | undefined> => {
          const document = await documents.findById(id);
          return document ? { ...document, isKept: isKept(document) } : undefined;
        },
        notClean: documents.listNotClean,
        withUnseenText: documents.listWithUnseenText,
        documentsToDecide: documents.listToDecide,
        /** Bytes of all stored documents, and of those that were never submitted. */
        room: async () => {
          const [storedBytes, spareBytes] = await Promise.all([
            documents.sumStoredBytes(),
            documents.sumSpareBytes(),
          ]);
          return { storedBytes, spareBytes, spareLimitBytes };
        },
        pagesOf: documents.findPages,
      },
      routes: [(app) => documentRoutes(app, context), (app) => uploadRoutes(app, context)],
      upkeep: [
        byOneProcess('scanning documents', minutes(1), () => scanWaiting(context)),
        byOneProcess('looking for text that cannot be seen', minutes(1), () =>
          lookForUnseenText(context),
        ),
        byOneProcess('removing unused documents', hours(1), () => sweepDocuments(context)),
        byOneProcess('removing uploads that never ended', minutes(10), () => sweepUploads(context)),
      ],
      personalData: {
        documents: {
          archive: {
            folder: 'documents/',
            about: 'the files that you uploaded',
            of: ({ _id }) => copiesOfDocuments(context, _id),
          },
          erase: ({ _id }) => eraseDocuments(context, _id),
          work: async (accountId) =>
            (await documents.listStoredByOwner(accountId)).map(({ name, uploadedAt }) => ({
              kind: 'document',
              about: name,
              at: uploadedAt.toISOString(),
            })),
        },
        uploads: {
          archive: { none: 'parts of files that have not arrived yet' },
          erase: ({ _id }) => eraseUploads(uploads, _id),
        },
      },
    };
  },
});

export type DocumentsApi = ReturnType<ReturnType<typeof documentsModule.prepare>['start']>['api'];

/** Measures the space that uploads use, and the limit. */
function measureDocuments({ stores, platform: { config, metrics } }: Documents): void {
  const unclaimed = 'documents that no submission has claimed';
  const { spareBytes, unfinishedBytes } = config.documents;
  metrics.gauge({
    name: 'meritum_documents_spare_bytes',
    help: `Size of ${unclaimed}`,
    read: () => stores.documents.sumSpareBytes(),
  });
  metrics.gauge({
    name: 'meritum_documents_spare_limit_bytes',
    help: `Largest allowed size of ${unclaimed}; beyond it uploads are refused`,
    read: () => spareBytes,
  });
  metrics.gauge({
    name: 'meritum_uploads_unfinished_bytes',
    help: 'Size reserved by uploads that are still arriving',
    read: () => stores.uploads.sumReservedBytes(),
  });
  metrics.gauge({
    name: 'meritum_uploads_unfinished_limit_bytes',
    help: 'Largest allowed size of uploads that are still arriving',
    read: () => unfinishedBytes,
  });
}
