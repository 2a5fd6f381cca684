import { createHash } from 'node:crypto';
import type { Nomination } from './nomination';

/** The links of a nomination without those that were left out. */
export function givenLinks({ supportingLinks }: Pick<Nomination, 'supportingLinks'>): string[] {
  return supportingLinks.filter((url) => url !== '');
}

type Shown = Pick<
  Nomination,
  'fullName' | 'organization' | 'essay' | 'supportingLinks' | 'document'
>;

/** Digest of what judges are shown of a nomination, so that a rating can say what it is of. */
export function versionOf(nomination: Shown): string {
  const { fullName, organization, essay, document } = nomination;
  const links = givenLinks(nomination);
  const text = JSON.stringify([fullName, organization, essay, links, document?.id ?? null]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
