import { createHash } from 'node:crypto';
import { shownToJudges } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { Nomination } from './nomination';

export function filledLinks({ supportingLinks }: Pick<Nomination, 'supportingLinks'>): string[] {
  return supportingLinks.filter((url) => url !== '');
}

/** Whether a report is newer than the last mail about its link: a repaired link can break again. */
export const isToPassOn =
  ({ reportedLinks: passedOn = [] }: Pick<Nomination, 'reportedLinks'>) =>
  (report: { url: string; at: Date | string }): boolean =>
    !passedOn.some(({ url, at }) => url === report.url && at >= new Date(report.at));

/** Current links of a nomination with reports that its nominator was not mailed about. */
export function linksToPassOn(
  nomination: Pick<Nomination, 'supportingLinks' | 'reportedLinks'>,
  reports: readonly { url: string; at: Date | string }[],
): string[] {
  const reported = reports.filter(isToPassOn(nomination)).map(({ url }) => url);
  return filledLinks(nomination).filter((url) => reported.includes(url));
}

type Shown = Pick<Nomination, keyof typeof shownToJudges | 'supportingLinks' | 'document'>;

/**
 * Digest of what judges see of a nomination, which each rating names. Fields declared later count
 * only when given, so that older versions stay the same.
 */
export function versionOf(nomination: Shown): string {
  const { fullName, organization, essay, ...later } = takeFields(shownToJudges, nomination);
  const links = filledLinks(nomination);
  const document = nomination.document?.id ?? null;
  const added = Object.entries(later).filter(([, text]) => text !== '');
  const text = JSON.stringify([fullName, organization, essay, links, document, ...added]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
