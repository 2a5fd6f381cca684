import type { UserProfile } from '../contracts/identity';

/** Returns the display name, or the email up to the at sign (AUTH-004). */
export function displayNameOf({ displayName, email }: UserProfile): string {
  return displayName.trim() || (email.split('@')[0] ?? email);
}
