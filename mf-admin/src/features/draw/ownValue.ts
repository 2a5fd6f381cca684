import { readLocal, writeLocal } from '@meritum/shared/client/localStore';
import { toHex } from '@meritum/shared/merit/ledger/bytes';

const valueKey = (uid: string, season: string) => `drawValue:${uid}:${season}`;

/** The organiser's value for a season's draw, if this browser has kept one. */
export function ownValue(uid: string, season: string): string | undefined {
  const kept = readLocal(valueKey(uid, season));
  return typeof kept === 'string' ? kept : undefined;
}

export const keepOwnValue = (uid: string, season: string, value: string): void =>
  writeLocal(valueKey(uid, season), value);

/** 32 random bytes, in hexadecimal. */
export const newValue = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
