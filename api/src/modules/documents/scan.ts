import { delivered } from '../../module-kit/change-document';
import type { Verdict } from './clamd';
import type { Documents } from './context';
import type { StoredDocument } from './document';
import { documentChecked } from './mails/DocumentChecked';
import { isKept } from './policy';

/** After this many failures in a row the scanner is considered down until the next run. */
const maxFailures = 3;
const maxPerRun = 200;

/**
 * Scans a stored document. Without a verdict the document waits for {@link scanWaiting}. An
 * infected one loses its bytes and keeps its record. If it was submitted, it keeps its bytes, its
 * owner is mailed, and an organiser decides.
 */
export async function scanDocument(
  context: Documents,
  document: StoredDocument,
): Promise<StoredDocument> {
  const { scanner, recordAudit } = context;
  const { documents, files } = context.stores;
  const { clock, log, mail } = context.platform;
  if (!scanner) return document;
  const verdict = await scanner.scan(files.read(document._id)).catch((err: unknown) => {
    log.warn({ err }, 'a document could not be scanned; trying again');
    return { scan: 'waiting' } as const;
  });
  const { _id } = document;
  const effects = { audit: null, mails: await mailsAbout(context, document, verdict) };
  // The verdict is stored before the bytes are removed, so that nobody reads them after a crash.
  const noted = await documents.updateScanIf(
    document,
    { ...verdict, scanAskedAt: clock() },
    effects,
  );
  // It was submitted, scanned or removed meanwhile; a later run scans it if necessary.
  if (!noted) return { ...document, scan: 'waiting' };
  if (!isKept(noted)) await files.remove(_id);
  return delivered({ recordAudit, mail }, noted, effects);
}

/** Only after submission: before it, the form tells the owner. */
async function mailsAbout(
  { deps, platform }: Documents,
  { _id, accountId, claimedAt }: StoredDocument,
  verdict: Verdict | { scan: 'waiting' },
) {
  if (!('finding' in verdict)) return [];
  const { scan, finding } = verdict;
  platform.log.warn({ document: _id, finding }, 'the virus scan found something in a document');
  const owner = claimedAt && (await deps.identity.personOf(accountId));
  return owner ? [documentChecked(owner, { finding, outcome: scan }, _id.toHexString())] : [];
}

/** Scans documents that have no verdict yet; returns how many got one. */
export async function scanWaiting(context: Documents): Promise<number> {
  if (!context.scanner) return 0;
  let [judged, failures] = [0, 0];
  for (const document of await context.stores.documents.listUnscanned(maxPerRun)) {
    const { scan } = await scanDocument(context, document);
    failures = scan === 'waiting' ? failures + 1 : 0;
    if (scan !== 'waiting') judged += 1;
    if (failures === maxFailures) break;
  }
  return judged;
}
