import type { SignInMethod } from '../identity/session';
import type { WithPendingMails } from '../mail/pending-mails';

/** A passkey as it is stored; its id is the credential's, in base64url. */
export interface Passkey extends WithPendingMails {
  _id: string;
  accountId: string;
  name: string;
  /** COSE public key, in base64url. */
  publicKey: string;
  /** Its signatures as far as it counts them; passkeys that are synced stay at 0. */
  counter: number;
  transports: PasskeyTransport[];
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Since when it does not work any more: there is a copy of it. */
  disabledAt: Date | null;
}

export type PasskeyTransport =
  | 'ble'
  | 'cable'
  | 'hybrid'
  | 'internal'
  | 'nfc'
  | 'smart-card'
  | 'usb';

/** The authenticator app of an account; its id is the account's. */
export type Totp = PendingTotp | ActiveTotp;

/** Shown to its owner, who has not typed a code of it yet. */
export interface PendingTotp {
  _id: string;
  state: 'pending';
  /** Sealed, see `sealing.ts`. */
  secret: string;
  expiresAt: Date;
}

export interface ActiveTotp extends WithPendingMails {
  _id: string;
  state: 'active';
  secret: string;
  addedAt: Date;
  lastUsedAt: Date | null;
  /** The step of time of the last code that was taken: it and those before it are used up. */
  lastStep: number;
}

/** The recovery codes of an account that are left; its id is the account's. */
export interface RecoveryCodes extends WithPendingMails {
  _id: string;
  /** SHA-256 over account and code: the codes are long enough to be drawn, not guessed. */
  hashes: string[];
  createdAt: Date;
}

/** What a challenge is good for. */
export type ChallengePurpose = 'sign-in' | 'second-step' | 'proof' | 'new-passkey';

export interface Challenge {
  /** SHA-256 of the challenge. */
  _id: string;
  purpose: ChallengePurpose;
  /** The ticket or session that it was made for; empty where nobody is known yet. */
  holder: string;
  expiresAt: Date;
}

/** A sign-in whose first step was right, and whose second is awaited. */
export interface Ticket {
  /** SHA-256 of what the browser keeps in a cookie. */
  _id: string;
  accountId: string;
  /** The account's count of credentials that the first step rests on; void under another. */
  credentials: number;
  method: SignInMethod;
  device: string;
  /** The session that the browser had, where the cookie of it does not come along. */
  formerSession: string | null;
  /** Codes that were tried. */
  tries: number;
  expiresAt: Date;
}
