import { randomBytes } from 'node:crypto';
import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import { type LeaveOutsReply, maximumCommitments } from '@meritum/shared/contracts/plans';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { Season } from '@meritum/shared/contracts/seasons';
import { isCommittedValue } from '@meritum/shared/merit/assign/season-draw';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import { changeDocument, retryOnConflict } from '../../composition/change-document';
import type { ChangedFields } from '../../composition/effects';
import type { Beacon } from '../../config/beacon';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import { accountsOf } from '../../platform/authorisation/same-person';
import {
  agreedReason,
  newProposal,
  type People,
  presentProposal,
  refuseWithdrawal,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { after, type Clock, days } from '../../platform/clock';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { alreadyExists, notFound, refused } from '../../platform/errors/domain-error';
import type { AuditActor } from '../audit/entry';
import { pendingAuditEntry } from '../audit/pending-entries';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import {
  awaitedSince,
  type Commitment,
  isMissing,
  roundOf,
  type SeasonDraw,
  withRound,
} from './draw';
import type { DrawsStore } from './store';

export interface Draws extends People {
  draws: DrawsStore;
  seasons: SeasonsApi;
  nominations: NominationsApi;
  recordDraw(draw: SeasonDraw): Promise<void>;
  /** The public beacon that takes part in draws; undefined where none is configured. */
  beacon: Beacon | undefined;
  clock: Clock;
  /** Assigns missing judges, now that the seed may be known. */
  allocate(): Promise<unknown>;
}

/** How long planning waits for a value before two organisers may leave it out. */
const waitsFor = days(1);

/** 32 random bytes, in hexadecimal. */
export const randomValue = () => randomBytes(32).toString('hex');

/**
 * The season's draw. The server commits to a value of its own when this is first asked, at the latest
 * by the run that keeps the public log after the rules were frozen, and names the beacon that takes
 * part.
 * @returns null while rules are a draft
 */
export async function drawOf(
  { draws, beacon, clock }: Draws,
  { id: _id, rules }: Pick<Season, 'id' | 'rules'>,
): Promise<SeasonDraw | null> {
  if (rules.frozenAt === null) return null;
  const found = await draws.of(_id);
  if (found) return found;
  const value = randomValue();
  const by = { accountId: null, at: clock() };
  const commitments = [committed('server', { ...by, hash: hashOfText(value), value })];
  if (beacon) {
    const { chain } = beacon;
    const announced = committed('beacon', { ...by, hash: chain.hash, value: null });
    commitments.push({ ...announced, beacon: { chain, round: null, signature: null } });
  }
  return draws.keep({ _id, revision: 1, commitments, fixed: null });
}

const committed = (
  source: Commitment['source'],
  made: Pick<Commitment, 'accountId' | 'hash' | 'value' | 'at'>,
): Commitment => ({ ...made, source, leaveOutProposed: null, isLeftOut: false });

interface Change {
  actor: AuditActor;
  action: AuditAction;
  fields: ChangedFields<SeasonDraw>;
  reason?: string;
  after: Record<string, string | string[]>;
}

const changeDraw = (
  { draws, recordDraw: recordAudit, clock }: Draws,
  read: SeasonDraw,
  { fields, reason = '', after: given, ...about }: Change,
): Promise<SeasonDraw> => {
  const { fixed, commitments: changed } = { ...read, ...fields };
  const commitments = withRound({ fixed, commitments: changed }, clock());
  const round = roundOf(commitments);
  const isNew = round !== undefined && round !== roundOf(read.commitments);
  const after = isNew ? { ...given, round } : given;
  const event = { ...about, after, reason, subject: { id: read._id }, before: null };
  const effects = { audit: pendingAuditEntry(clock, event), mails: [] };
  const conflict = () => changedSinceOpened('The draw of this season');
  return changeDocument({ change: draws.change, recordAudit, conflict }, read, {
    fields: { ...fields, commitments },
    effects,
  });
};

/** Reads the draw, decides and writes, again after each conflict; null decides that all is done. */
const decide = (
  context: Draws,
  season: Season,
  decision: (draw: SeasonDraw) => Promise<Change | null> | Change | null,
): Promise<SeasonDraw> =>
  retryOnConflict(async () => {
    const draw = await drawOf(context, season);
    if (!draw)
      throw refused(
        'The plans of this season are not drawn by chance yet. Make its rules final first.',
      );
    const change = await decision(draw);
    return change ? changeDraw(context, draw, change) : draw;
  });

const withChanged = (draw: SeasonDraw, { hash }: Commitment, change: Partial<Commitment>) => ({
  commitments: draw.commitments.map((one) => (one.hash === hash ? { ...one, ...change } : one)),
});

/**
 * Fixes what the season's seed is made of, if nothing has before; concurrent processes get the same.
 * From then on nobody can contribute a value, and organisers reveal theirs.
 * @param rootNow the root of all texts and judges, computed only if the draw is not fixed
 * @throws failed-precondition where plans are not drawn
 */
export const fixDraw = (
  context: Draws,
  season: Season,
  rootNow: () => string,
): Promise<SeasonDraw> =>
  decide(context, season, ({ fixed, commitments }) => {
    if (fixed) return null;
    const root = rootNow();
    return {
      actor: { command: 'planning' },
      action: 'draw.fixed',
      fields: { fixed: { root, at: context.clock() } },
      after: { root, hashes: commitments.map(({ hash }) => hash) },
    };
  });

/**
 * Publishes the hash of an organiser's value. Each organiser contributes one, before the first plan.
 * Repeating it does nothing.
 * @throws failed-precondition, already-exists
 */
export const commitRandomness = (
  context: Draws,
  season: Season,
  { actor, hash }: { actor: Decider; hash: string },
): Promise<SeasonDraw> =>
  decide(context, season, async ({ commitments, fixed }) => {
    const { accountId } = actor;
    const accounts = accountsOf(await actor.person());
    const own = commitments.find((one) => accounts.includes(one.accountId ?? ''));
    if (own?.hash === hash) return null;
    if (fixed)
      throw refused(
        'The first plan of this season has been asked for. No more values can be contributed.',
      );
    if (own) throw alreadyExists('You have already contributed a value to this season.');
    if (commitments.some((one) => one.hash === hash))
      throw alreadyExists(
        'Somebody has already published this hash. Contribute a value of your own.',
      );
    const contributed = commitments.filter(({ source }) => source === 'organiser').length;
    if (contributed >= maximumCommitments)
      throw refused(
        'Five organisers have contributed a value, which is the most that a season takes.',
      );
    const added = committed('organiser', { accountId, hash, value: null, at: context.clock() });
    return {
      actor: { accountId },
      action: 'draw.committed',
      fields: { commitments: [...commitments, added] },
      after: { hash },
    };
  });

/**
 * Reveals a value that was committed to; whoever knows it may. Repeating it does nothing.
 * @throws failed-precondition
 */
export const revealRandomness = (
  context: Draws,
  season: Season,
  { actor: { accountId }, value }: { actor: Caller; value: string },
): Promise<SeasonDraw> =>
  decide(context, season, (draw) => {
    const own = draw.commitments.find((one) => isCommittedValue(one, value));
    if (own?.source !== 'organiser')
      throw refused('No published hash belongs to this value. Check that it is complete.');
    if (own.value !== null) return null;
    if (!draw.fixed)
      throw refused(
        'Keep your value until the first plan is asked for. Planning waits for it then.',
      );
    if (own.isLeftOut)
      throw refused('Two organisers have left this value out because it was not revealed in time.');
    return {
      actor: { accountId },
      action: 'draw.revealed',
      fields: withChanged(draw, own, { value }),
      after: { hash: own.hash },
    };
  });

/** Stores what the beacon has signed, which the caller has verified. Repeating it does nothing. */
export const keepRound = (
  context: Draws,
  season: Season,
  { hash, signature, value }: { hash: string; signature: string; value: string },
): Promise<SeasonDraw> =>
  decide(context, season, (draw) => {
    const own = draw.commitments.find((one) => one.beacon?.chain.hash === hash);
    if (!own?.beacon || own.value !== null || own.isLeftOut) return null;
    return {
      actor: { command: 'beacon' },
      action: 'draw.round-received',
      fields: withChanged(draw, own, { value, beacon: { ...own.beacon, signature } }),
      after: { hash, signature },
    };
  });

interface LeaveOut extends NamedProposal {
  actor: Decider;
  hash: string;
  reason: string;
}

/**
 * Leaves out a value that was not revealed after a day, for good, which takes two organisers
 * ({@link stepOfTwo}). Repeating it does nothing.
 * @throws not-found, failed-precondition
 */
export const leaveOutRandomness = (
  context: Draws,
  season: Season,
  { actor, hash, reason, ...named }: LeaveOut,
): Promise<SeasonDraw> =>
  decide(context, season, async (draw) => {
    const own = draw.commitments.find((one) => one.hash === hash && one.source !== 'server');
    if (!own) throw notFound('No organiser has published this hash.');
    if (own.isLeftOut) {
      refuseWithdrawal(named);
      return null;
    }
    if (own.value !== null) throw refused('This value is revealed and cannot be left out.');
    const now = context.clock();
    const since = awaitedSince(draw, own);
    if (!since || now < after(since, waitsFor))
      throw refused('A value can be left out once planning has waited for it for a day.');
    const asked = { ...named, reason };
    const step = await stepOfTwo(context, actor, own.leaveOutProposed, asked);
    if (step === 'repeat') return null;
    const steps = {
      propose: {
        action: 'draw.leave-out-proposed',
        change: { leaveOutProposed: newProposal(context, actor, reason) },
      },
      withdraw: { action: 'draw.leave-out-withdrawn', change: { leaveOutProposed: null } },
      confirm: { action: 'draw.left-out', change: { isLeftOut: true } },
    } as const;
    return {
      actor: { accountId: actor.accountId },
      action: steps[step].action,
      fields: withChanged(draw, own, steps[step].change),
      reason: agreedReason(asked, own.leaveOutProposed),
      after: { hash },
    };
  });

/** Proposals to leave a value out that wait for another organiser. */
export async function leaveOutsOf(
  context: Draws,
  season: Season,
  reader: Decider,
): Promise<LeaveOutsReply['proposals']> {
  const { commitments } = (await drawOf(context, season)) ?? { commitments: [] };
  const proposals = commitments.filter(isMissing).map(async ({ hash, leaveOutProposed }) => {
    const proposal = await presentProposal(context, reader, leaveOutProposed);
    return proposal ? [{ ...proposal, hash }] : [];
  });
  return (await Promise.all(proposals)).flat();
}

/** Proposals to do without a value, which wait for a second organiser. */
export async function openDecisions({ draws }: Draws): Promise<OpenDecision[]> {
  const mayDecide = async () => true;
  return (await draws.all()).flatMap(({ _id: season, commitments }) =>
    commitments
      .filter(isMissing)
      .flatMap(({ leaveOutProposed }) =>
        openProposals(leaveOutProposed, { kind: 'leave-out', season, mayDecide }),
      ),
  );
}

/** Removes an account from all draws; false when it has to be tried again. */
export async function eraseFromDraws(
  { draws, recordDraw }: Draws,
  accountId: string,
): Promise<boolean> {
  for (const draw of await draws.naming(accountId)) await recordDraw(draw);
  return draws.forget(accountId);
}
