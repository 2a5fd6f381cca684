import type { OpenDecisionsReply } from '@meritum/shared/contracts/open-decisions';
import { openDecisionPath, openDecisionText } from '@meritum/shared/programme/open-decisions';
import type { Decider, Person } from '../../platform/authorisation/actor';
import type { OpenDecision } from '../../platform/authorisation/open-decision';
import { presentFirst, shownName } from '../../platform/authorisation/two-organisers';
import { after, days, hours } from '../../platform/clock';
import { greetedName } from '../../platform/text';
import { decisionsWaiting } from '../identity/mails/DecisionsWaiting';
import type { Overview } from './context';

interface Waiting {
  decision: OpenDecision;
  /** The organiser who proposed it; null without a proposal. */
  by: string | null;
  isOwn: boolean;
}

/** Decisions that hold up a result, all plans or judges: listed first and mailed immediately. */
const urgent: readonly OpenDecision['kind'][] = [
  ...(['closing', 'outcome', 'publication', 'publication-stopped'] as const),
  ...(['without-beacon', 'return'] as const),
];
const isUrgent = ({ decision }: Waiting) => urgent.includes(decision.kind);

/** How long an organiser sees a proposal that another one has turned down. */
const shownFor = days(14);

const openNow = ({ deps }: Overview, organisers: readonly Person[]) =>
  deps.deciders.openDecisions(organisers.map(({ accountId }) => accountId));

/**
 * Decisions that the actor may make, and the actor's own proposals, also turned-down ones; urgent
 * ones first, then the longest wait.
 */
async function waitingFor(
  { deps, platform }: Overview,
  actor: Decider,
  open: readonly OpenDecision[],
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  for (const decision of open) {
    const { proposed } = decision;
    const proposal = await presentFirst(deps.identity, actor, proposed);
    // Skips a proposal without effect, because its proposer has lost the role since.
    if (proposed && !proposal) continue;
    const isOwn = proposal?.isOwn ?? false;
    // Only organisers who had the role at the time confirm a proposal.
    if (proposal?.beforeYou) continue;
    const { turnedDown } = proposed ?? {};
    if (turnedDown && (!isOwn || turnedDown.at < after(platform.clock(), -shownFor))) continue;
    // A conflict of interest that arose later hides the reason.
    if ((isOwn && !turnedDown) || (await decision.mayDecide(actor)))
      waiting.push({ decision, by: proposal?.by ?? null, isOwn });
  }
  return waiting.sort(
    (a, b) =>
      Number(isUrgent(b)) - Number(isUrgent(a)) ||
      a.decision.since.getTime() - b.decision.since.getTime(),
  );
}

/** Decisions that wait for the actor, and the actor's own proposals. */
export async function listOpenDecisions(
  context: Overview,
  actor: Decider,
): Promise<OpenDecisionsReply> {
  const open = await openNow(context, await context.deps.identity.organisers());
  const waiting = await waitingFor(context, actor, open);
  const ids = waiting.flatMap(({ decision }) => decision.nominationId ?? []);
  const nominations = await context.deps.nominations.findByIds([...new Set(ids)]);
  const names = new Map(nominations.map(({ _id, fullName }) => [_id, fullName]));
  const ends = waiting.map(({ decision }) => turnedDownOf(context, decision));
  const turnedDown = await Promise.all(ends);
  return {
    decisions: waiting.map(({ decision, by, isOwn }, index) => {
      const { id, kind, since, count = 1, season = null, category = null } = decision;
      const { nominationId = null, name = names.get(nominationId ?? '') ?? null } = decision;
      return {
        ...{ id, kind, since: since.toISOString(), count },
        ...{ by, isOwn, season, category, nominationId, name },
        turnedDown: turnedDown[index] ?? null,
      };
    }),
  };
}

async function turnedDownOf({ deps }: Overview, { proposed }: OpenDecision) {
  if (!proposed?.turnedDown) return null;
  const { at, by, reason } = proposed.turnedDown;
  const person = by ? await deps.identity.personOf(by) : null;
  return { at: at.toISOString(), by: person && shownName(person), reason };
}

/** The time of day (UTC) of the daily mail. */
const morning = hours(6);

/**
 * Mails organisers their waiting decisions: urgent ones immediately; the rest once a day if one is
 * new, and on Mondays. Leaves out names of nominees and winners. Repeating it sends nothing twice.
 */
export async function tellOrganisers(context: Overview): Promise<void> {
  const organisers = await context.deps.identity.organisers();
  const open = await openNow(context, organisers);
  if (open.length === 0) return;
  for (const person of organisers) {
    const { accountId } = person;
    const waiting = await waitingFor(context, { accountId, person: async () => person }, open);
    const theirs = waiting.filter(({ isOwn }) => !isOwn);
    for (const one of theirs.filter(isUrgent)) await tell(context, person, [one], one.decision.id);
    const turn = dailyTurn(context.platform.clock(), theirs);
    if (turn) await tell(context, person, theirs, turn);
  }
}

/** The day of a daily mail; undefined when none is due. */
function dailyTurn(now: Date, waiting: readonly Waiting[]): string | undefined {
  const day = now.toISOString().slice(0, 10);
  const turn = after(new Date(day), morning);
  const came = waiting.filter(({ decision }) => decision.since < turn);
  const isNew = came.some(({ decision }) => decision.since >= after(turn, -days(1)));
  const isDue = now >= turn && came.length > 0 && (isNew || now.getUTCDay() === 1);
  return isDue ? day : undefined;
}

const tell = (
  { platform }: Overview,
  to: Person,
  waiting: readonly Waiting[],
  turn: string,
): Promise<void> =>
  platform.mail(
    decisionsWaiting({
      key: `${to.accountId}:${turn}`,
      to,
      decisions: waiting.map(({ decision, by }) => {
        const { kind, count = 1, category = null } = decision;
        const text = openDecisionText({ kind, count, category, name: null });
        // A typed name goes only to confirmed addresses, and never as a link.
        const proposer = to.emailConfirmed && by && greetedName(by);
        return {
          text: proposer ? `${text}, proposed by ${proposer}` : text,
          path: openDecisionPath({ ...decision, proposal: decision.proposed?.id }),
        };
      }),
    }),
  );
