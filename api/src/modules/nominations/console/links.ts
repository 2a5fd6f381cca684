import { changeDocument } from '../../../module-kit/change-document';
import { pendingAuditEntry } from '../../../module-kit/pending-entries';
import type { Decider } from '../../../platform/authorisation/actor';
import type { Nominations } from '../context';
import { cannotPassOnLinks, conflictOfInterestError, nominationChanged } from '../errors';
import { mailOfReportedLinks } from '../mails/LinksReported';
import { mayReturn } from '../policy';
import { linksToPassOn } from '../version';
import { entryFor, hasEnded } from './detail';

/**
 * Mails a nominator which links judges could not open, without naming a judge. Repeating it does
 * nothing.
 * @throws permission-denied for a conflict of interest; failed-precondition once judging has ended
 */
export async function passOnLinks(
  context: Nominations,
  actor: Decider,
  nominationId: string,
): Promise<void> {
  const { nomination, conflict } = await entryFor(context, actor, nominationId);
  if (conflict) throw conflictOfInterestError();
  const isJudged = await hasEnded(context, nomination);
  if (!mayReturn(nomination, { conflict, hasEnded: isJudged })) throw cannotPassOnLinks();
  const { reportedLinks: passedOn = [], supportingLinks, submittedBy: accountId } = nomination;
  const { reportedLinks: reports = [] } = await context.deps.assignments.judgesOf(
    actor,
    nominationId,
  );
  const links = linksToPassOn(nomination, reports);
  if (links.length === 0) return;
  const emailConfirmed = await context.deps.identity.isConfirmed(accountId);
  const numbers = links.map((url) => supportingLinks.indexOf(url) + 1);
  const audit = pendingAuditEntry(context.platform.clock, {
    actor,
    action: 'nomination.links-passed-on',
    subject: { id: nominationId, accountId },
    reason: '',
    before: {},
    after: { links: numbers },
  });
  const { stores, platform, recordAudit } = context;
  const { updateIf: change } = stores.nominations;
  const writing = { change, recordAudit, mail: platform.mail, conflict: nominationChanged };
  await changeDocument(writing, nomination, {
    fields: {
      reportedLinks: [
        ...passedOn.filter(({ url }) => !links.includes(url)),
        ...links.map((url) => ({ url, at: platform.clock() })),
      ],
    },
    effects: (next) => ({
      audit,
      mails: [mailOfReportedLinks(next, numbers, { emailConfirmed })],
    }),
  });
}
