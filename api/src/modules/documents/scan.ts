import type { Documents } from './context';
import type { StoredDocument } from './document';

type Scanning = Pick<Documents, 'documents' | 'files' | 'clock' | 'scanner' | 'log'>;

/** A turn ends when the scanner fails this often in a row: it is away, and the next turn asks again. */
const mostFailures = 3;
const mostInATurn = 200;

/**
 * Has a stored document scanned. A scanner that is away, or cannot say, leaves it waiting for
 * {@link scanWaiting}. Of an infected one the bytes are removed; its record stays.
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
  // Noted before the bytes go: from here on nobody is given them, whatever a crash leaves behind.
  const noted = await documents.scanned(document._id, verdict, clock());
  if (verdict === 'infected') await files.remove(document._id);
  return noted ?? { ...document, scan: verdict };
}

/** Asks again about what no scanner has judged yet; answers how many were judged. */
export async function scanWaiting(context: Scanning): Promise<number> {
  if (!context.scanner) return 0;
  let [judged, failures] = [0, 0];
  for (const document of await context.documents.unscanned(mostInATurn)) {
    const { scan } = await scanDocument(context, document);
    failures = scan === 'waiting' ? failures + 1 : 0;
    if (scan !== 'waiting') judged += 1;
    if (failures === mostFailures) break;
  }
  return judged;
}
