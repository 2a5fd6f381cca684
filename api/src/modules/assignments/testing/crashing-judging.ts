import { verificationNotes } from '@meritum/shared/contracts/judges';
import { DomainError } from '../../../platform/errors/domain-error';
import { judgeApplication } from '../../../testing/judges';
import { composedUntil, forever } from '../../../testing/killed-process';
import { submitApplication } from '../../judges/commands';
import { decideJudge } from '../../judges/verification';
import { applyPreview } from '../../planning/deciding';
import { beginPreview, makePreview } from '../../planning/previews';
import { assignmentsOf, rate } from '../commands';
import { recuse } from '../recusal';

/**
 * Lets judges be verified, get assignments by automatic and organisers' plans, rate and
 * recuse, until the process is killed at a step: `crashing-judging.ts <database> <step as JSON>`.
 * Prints a line for each rating and recusal that succeeded.
 */
const [database = '', step = '{}'] = process.argv.slice(2);
const { judging, assigning, planning, allocate, at } = composedUntil(step, database);
const organizer = { accountId: 'organizer', person: async () => personOf('organizer') };

function personOf(accountId: string) {
  const email = `${accountId}@${accountId}.example`;
  const displayName = accountId;
  return { accountId, email, emailConfirmed: true, displayName, role: 'user' as const };
}

/** Refusals are expected: another process may be first or change a plan's input. */
async function unlessRefused(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

async function planByHand(): Promise<void> {
  const { plan } = await beginPreview(planning, { actor: organizer, asIfOpen: false });
  await makePreview(planning, plan);
  await applyPreview(planning, { actor: organizer, planId: plan._id });
}

const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

async function judgeAll(actor: { accountId: string }): Promise<void> {
  for (const [at, { assignment }] of (await assignmentsOf(assigning, actor)).entries()) {
    const assignmentId = assignment._id;
    if (at === 0) {
      await recuse(assigning, { actor, assignmentId, recusal: { reason: 'other', details: 'x' } });
      say({ recused: assignmentId });
      continue;
    }
    const mark = 1 + (assignmentId.charCodeAt(0) % 10);
    const ratings = { innovation: mark, methodology: mark, execution: mark, results: 5 };
    await rate(assigning, { actor, assignmentId, ratings });
    say({ rated: assignmentId, ratings });
  }
}

async function evening(plan: () => Promise<unknown>): Promise<void> {
  const applicant = personOf(crypto.randomUUID());
  const organization = `Works ${applicant.accountId}`;
  await submitApplication(judging, { applicant, form: judgeApplication({ organization }) });
  const notes = verificationNotes.verified;
  const verification = { judgeEmail: applicant.email, isVerified: true, notes };
  await decideJudge(judging, { admin: { command: 'crash' }, verification });
  await plan();
  await unlessRefused(judgeAll(applicant));
}

const byHand = forever(() => evening(() => unlessRefused(planByHand())));
// This write belongs to plans by hand only. Automatic planning would change the season all the time
// and, on a slow machine, keep them from ever reaching it.
const isByHand = at.collection === 'plans' && at.command === 'findAndModify';
await Promise.all(isByHand ? [byHand] : [byHand, forever(() => evening(allocate))]);
