import { defineModule } from '../../composition/define-module';
import { hours } from '../../platform/clock';
import {
  claimDocument,
  copiesOfDocuments,
  type Documents,
  eraseDocuments,
  sweepDocuments,
} from './commands';
import { filesStore } from './files-store';
import { documentRoutes } from './routes';
import { documentsStore } from './store';

type Needs = Pick<Documents, 'isReferenced'>;

/** The documents that people upload. */
export const documentsModule = defineModule({
  name: 'documents',
  stores: { documents: documentsStore, files: filesStore },
  mails: [],
  open({ stores, clock }, { isReferenced }: Needs) {
    const documents: Documents = { ...stores, isReferenced, clock };
    return {
      offers: {
        claimDocument: (accountId: string, url: string) => claimDocument(documents, accountId, url),
      },
      routes: [(app) => documentRoutes(app, documents)],
      upkeep: [
        {
          name: 'removing unused documents',
          every: hours(1),
          across: 'one at a time',
          work: () => sweepDocuments(documents),
        },
      ],
      person: {
        documents: {
          copies: {
            folder: 'documents/',
            about: 'the files that you uploaded',
            of: ({ _id }) => copiesOfDocuments(documents, _id),
          },
          erase: ({ _id }) => eraseDocuments(documents, _id),
        },
      },
    };
  },
});
