import type { FastifyBaseLogger } from 'fastify';
import type { Platform } from '../../module-kit/define-module';
import type { Actor, Person } from '../../platform/authorisation/actor';
import type { Clock } from '../../platform/clock';
import type { Files } from '../../platform/files/files';
import type { Keys } from '../../platform/keys/keys';
import type { Threads } from '../../platform/threads/threads';
import type { DocumentScanner } from './clamd';
import type { StoredDocument } from './document';
import type { DocumentsStore } from './store';

export interface Documents extends Pick<Platform, 'mail'> {
  documents: DocumentsStore;
  files: Files;
  isReferenced(accountId: string, documentId: string): Promise<boolean>;
  /** True when the document belongs to a nomination, and nothing ties the actor to that. */
  isFreeOfConflict(actor: DocumentReader, documentId: string): Promise<boolean>;
  personOf(accountId: string): Promise<Person | null>;
  recordAudit(document: StoredDocument): Promise<void>;
  clock: Clock;
  /** Undefined where none is configured: documents are stored without. */
  scanner: DocumentScanner | undefined;
  unscannedToJudges: boolean;
  /** Room for documents that no submission has claimed, of all accounts together. */
  spareBytes: number;
  /** Names where documents come from, see `room.ts`. */
  originKeys: Keys;
  /** Threads of bounded memory, for what reads a whole document of a stranger's. */
  readers: Pick<Threads, 'run'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Who asks for a document. */
export type DocumentReader = Pick<Actor, 'accountId' | 'person' | 'role' | 'proof'>;
