import type { PublicKey } from '../contracts/season-rules';
import { send } from './send';

/** The public keys of the server's signatures; empty if they cannot be fetched. */
export async function publishedKeys(): Promise<readonly PublicKey[]> {
  try {
    return (await send('getSeasonRules', { query: {} })).keys;
  } catch {
    return [];
  }
}
