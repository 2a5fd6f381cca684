import type {
  JudgeRecordReply,
  Assignment as PresentedAssignment,
  RatingReply,
} from '@meritum/shared/contracts/assignments';
import { documentExtension, documentTypes } from '@meritum/shared/contracts/limits';
import { shownToJudges } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';
import type { Caller } from '../../platform/authorisation/actor';
import type { Signer } from '../../platform/keys/signer';
import { evidenceName } from '../documents/evidence';
import type { Nomination } from '../nominations/nomination';
import { filledLinks, isToPassOn, versionOf } from '../nominations/version';
import { criteriaOf } from '../seasons/frozen-rules';
import { categoryOf } from '../seasons/rules';
import type { OpenAssignment } from './commands';
import { mayRate, mayRecuse } from './policy';
import { presentReceipt } from './receipts/receipt';
import type { ServiceRecord } from './record';
import { undoUntil, wasUndone } from './undoing';

/** Shown instead of a deleted nominee. */
const withdrawn = { fullName: 'Withdrawn entry', organization: '' };

/** Supporting links. They have no titles (D68). */
function linksOf(nomination: Nomination): { url: string; title: string }[] {
  return filledLinks(nomination).map((url) => ({ url, title: '' }));
}

/** Page counts by document id; documents that are not counted are missing. */
type Pages = ReadonlyMap<string, number>;

/** The document without address and file name, which would reveal the uploader (D68). */
function documentOf({ document }: Nomination, pages?: Pages): PresentedAssignment['document'] {
  const extension = document && documentExtension(document.name);
  if (!document || !extension) return null;
  const mediaType = documentTypes[extension];
  return {
    name: evidenceName(mediaType, pages?.get(document.id)),
    bytes: document.bytes,
    mediaType,
  };
}

/** An assignment as its judge sees it: only fields declared for judges (PERM-012). */
export function presentAssignment(
  opened: OpenAssignment,
  actor: Caller,
  pages?: Pages,
): PresentedAssignment {
  const { assignment, nomination, circumstances, season, criteria } = opened;
  const { _id: id, status, evaluation, category, closed, reportedLinks } = assignment;
  const rate = mayRate(actor, assignment, circumstances);
  const closesAt = rate && categoryOf(season, category)?.judging.closesAt;
  const undoable = undoUntil(opened);
  return {
    id,
    status: status === 'completed' ? 'completed' : 'pending',
    ...takeFields(shownToJudges, nomination ?? withdrawn),
    supportingLinks: nomination ? linksOf(nomination) : [],
    ...(nomination &&
      reportedLinks && {
        reportedLinks: reportedLinks.filter(isToPassOn(nomination)).map(({ url }) => url),
      }),
    document: nomination ? documentOf(nomination, pages) : null,
    version: nomination ? versionOf(nomination) : '',
    criteria: [...criteria],
    ratings: evaluation?.ratings ?? null,
    averageRating: evaluation?.composite ?? null,
    completedAt: evaluation?.completedAt.toISOString() ?? null,
    may: {
      rate,
      recuse: mayRecuse(actor, assignment, circumstances),
    },
    ...(undoable && undoable > circumstances.now && { undoUntil: undoable.toISOString() }),
    ...(wasUndone(assignment) && { undone: true as const }),
    recusalsLeft: circumstances.recusalsLeft,
    ...(closesAt && { judgingClosesAt: closesAt }),
    ...(closed && !evaluation && { ended: closed }),
  };
}

/** A judge's assignments; those of several seasons say which one they belong to. */
export function presentList(
  opened: readonly OpenAssignment[],
  actor: Caller,
  pages: Pages,
): PresentedAssignment[] {
  const isMixed = new Set(opened.map(({ season }) => season.id)).size > 1;
  return opened.map((one) => ({
    ...presentAssignment(one, actor, pages),
    ...(isMixed && { season: one.season.name }),
  }));
}

/** A rating with its receipt, for its judge. */
export function presentRating(signer: Signer, rated: OpenAssignment, actor: Caller): RatingReply {
  const { _id, evaluation } = rated.assignment;
  if (!evaluation) throw new Error(`${_id} is not rated`);
  return {
    assignment: presentAssignment(rated, actor),
    receipt: presentReceipt(signer, _id, evaluation.receipt),
  };
}

export function presentRecord(record: ServiceRecord): JudgeRecordReply {
  const { judge, season, seasons, progress, evaluations, mayDownload } = record;
  const times = evaluations.map(({ completedAt }) => completedAt.toISOString());
  return {
    name: judge.fullName,
    season: { id: season.id, name: season.name },
    seasons: seasons.map(({ id, name }) => ({ id, name })),
    criteria: criteriaOf(season),
    ...progress,
    firstCompletedAt: times.at(-1) ?? null,
    lastCompletedAt: times[0] ?? null,
    evaluations: evaluations.map(
      ({ assignmentId, nomination, ratings, composite, completedAt }) => {
        const { fullName, organization } = nomination ?? withdrawn;
        return {
          assignmentId,
          fullName,
          organization,
          ratings,
          averageRating: composite,
          completedAt: completedAt.toISOString(),
        };
      },
    ),
    may: { downloadPapers: mayDownload },
  };
}
