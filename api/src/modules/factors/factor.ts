import type { PasskeyCreation } from '@meritum/shared/contracts/factors';
import type { WithPendingMails } from '../../module-kit/pending-mails';
import type { Session } from '../identity/session';

/** The id is the credential's own, in base64url. */
export interface Passkey extends WithPendingMails {
  _id: string;
  accountId: string;
  name: string;
  /** COSE public key, in base64url. */
  publicKey: string;
  /** The authenticator's count of signatures; synced passkeys stay at 0. */
  counter: number;
  transports: NonNullable<PasskeyCreation['response']['transports']>;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** When it was disabled because somebody has a copy of it. */
  disabledAt: Date | null;
}

/** The id is the account's id. */
export type Totp = PendingTotp | ActiveTotp;

/** An app from which no code was typed yet. */
export interface PendingTotp {
  _id: string;
  state: 'pending';
  /** An encrypted secret, see `sealing.ts`. */
  secret: string;
  expiresAt: Date;
}

export interface ActiveTotp extends WithPendingMails {
  _id: string;
  state: 'active';
  secret: string;
  addedAt: Date;
  lastUsedAt: Date | null;
  /** Time step of the last accepted code; codes up to it are used up. */
  lastStep: number;
}

export interface RecoveryCodes extends WithPendingMails {
  _id: string;
  /** SHA-256 over account and code; the codes are random and too long to guess. */
  hashes: string[];
  createdAt: Date;
}

export interface Challenge {
  /** SHA-256 of the challenge. */
  _id: string;
  purpose: 'sign-in' | 'second-step' | 'proof' | 'new-passkey';
  /** The ticket or session that the challenge belongs to; empty when nobody is signed in. */
  holder: string;
  expiresAt: Date;
}

/** A sign-in that needs its second step. */
export interface Ticket
  extends Pick<Session, 'accountId' | 'credentials' | 'method' | 'device' | 'expiresAt'> {
  /** SHA-256 of the browser's cookie. */
  _id: string;
  /** The session of the browser, for a request that lacks its cookie. */
  formerSession: string | null;
  tries: number;
}
