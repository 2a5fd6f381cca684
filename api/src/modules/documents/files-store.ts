import { defineStore, nothingPersonal } from '../../module-kit/define-store';
import { gridFiles } from '../../platform/files/files';

/** The bytes of documents; their records hold the owner and control removal. */
export const filesStore = defineStore({
  contents: {
    'documentFiles.files': { holds: 'GridFS: one record for each file' },
    'documentFiles.chunks': {
      holds: 'GridFS: the bytes, and the parts of uploads that are not files yet',
      refersTo: { files_id: 'documentFiles.files' },
    },
  },
  collections: {
    'documentFiles.files': [],
    // GridFS relies on one chunk per file and number.
    'documentFiles.chunks': [{ key: { files_id: 1, n: 1 }, unique: true }],
  },
  personalData: nothingPersonal('bytes under the ids of documents, whose store speaks for them'),
  createStore: (_, db) => gridFiles(db),
});
