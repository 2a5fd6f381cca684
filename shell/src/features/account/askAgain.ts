import { session } from '@meritum/shared/auth/session';
import { isClientError } from '@meritum/shared/client/clientError';

/**
 * Has this and all other tabs learn what was changed about whoever is signed in here. The change is
 * made by then, so that a connection lost now is no failure of it.
 */
export async function askAgain(): Promise<void> {
  try {
    await session.getAccessToken({ fresh: true });
  } catch (error) {
    if (!isClientError(error)) throw error;
  }
}
