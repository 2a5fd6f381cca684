import type { Migration } from '../migration';

interface Referring {
  _id: string;
  supportingDocUrl: string;
  document: { url: string } | null;
}

const noScan = { scan: { $exists: false } };
const withToken = { supportingDocUrl: /^\/api\/documents\/[0-9a-f]+\?token=/ };
const withoutToken = (url: string) => url.split('?token=', 1)[0] ?? '';

/**
 * The token itself stays in old records while the former release may read it; nothing uses it now.
 */
export const documentsWithoutTokens: Migration = {
  id: '0003-documents-without-tokens',
  describe: 'addresses of documents lose their token, and documents say that none was scanned',
  when: 'after-indexes',
  async up(db) {
    const unscanned = { $set: { scan: 'not-scanned', scanAskedAt: null } };
    await db.collection('documents').updateMany(noScan, unscanned);
    const nominations = db.collection<Referring>('nominations');
    for await (const { _id, supportingDocUrl, document } of nominations.find(withToken)) {
      const $set = {
        supportingDocUrl: withoutToken(supportingDocUrl),
        ...(document ? { 'document.url': withoutToken(document.url) } : {}),
      };
      await nominations.updateOne({ _id, supportingDocUrl }, { $set });
    }
  },
};
