import type { Documents } from './context';
import type { StoredDocument } from './document';

type Scanning = Pick<Documents, 'documents' | 'files' | 'clock' | 'scanner' | 'log'>;

/** After this many failures in a row the scanner is considered down until the next run. */
const maxFailures = 3;
const maxPerRun = 200;

/**
 * Scans a stored document. If the scanner is down or cannot tell, the document waits for {@link
 * scanWaiting}. The bytes of an infected one are removed; its record stays.
 */
export async function scanDocument(
  { documents, files, clock, scanner, log }: Scanning,
  document: StoredDocument,
): Promise<StoredDocument> {
  if (!scanner) return document;
  const verdict = await scanner.scan(files.read(document._id)).catch((err: unknown) => {
    log.warn({ err }, 'a document could not be scanned; trying again');
    return 'waiting' as const;
  });
  // Recorded before the bytes are removed, so that nobody can read them even after a crash.
  const noted = await documents.scanned(document._id, verdict, clock());
  if (verdict === 'infected') await files.remove(document._id);
  return noted ?? { ...document, scan: verdict };
}

/** Scans documents that have no verdict yet; returns how many got one. */
export async function scanWaiting(context: Scanning): Promise<number> {
  if (!context.scanner) return 0;
  let [judged, failures] = [0, 0];
  for (const document of await context.documents.unscanned(maxPerRun)) {
    const { scan } = await scanDocument(context, document);
    failures = scan === 'waiting' ? failures + 1 : 0;
    if (scan !== 'waiting') judged += 1;
    if (failures === maxFailures) break;
  }
  return judged;
}
