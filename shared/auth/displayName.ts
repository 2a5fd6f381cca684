import type { UserProfile } from '../contracts/identity';

/** How a person is called: the display name, or the e-mail up to the at-sign (AUTH-004). */
export function displayNameOf({ displayName, email }: UserProfile): string {
  return displayName.trim() || (email.split('@')[0] ?? email);
}
