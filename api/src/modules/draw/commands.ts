import { randomBytes } from 'node:crypto';
import type { AuditAction } from '@meritum/shared/contracts/audit-actions';
import type { PlansReply } from '@meritum/shared/contracts/plans';
import type { NamedProposal } from '@meritum/shared/contracts/proposals';
import type { Season } from '@meritum/shared/contracts/seasons';
import { roundAfter } from '@meritum/shared/merit/assign/beacon';
import type { Beacon } from '../../config/beacon';
import type { AuditActor } from '../../module-kit/audit-trail';
import { changeDocument, retryOnConflict } from '../../module-kit/change-document';
import type { Platform } from '../../module-kit/define-module';
import type { ChangedFields } from '../../module-kit/effects';
import type { MailRequest } from '../../module-kit/mail-request';
import { pendingAuditEntry } from '../../module-kit/pending-entries';
import type { Decider } from '../../platform/authorisation/actor';
import { type OpenDecision, openProposals } from '../../platform/authorisation/open-decision';
import {
  agreedReason,
  newProposal,
  type People,
  presentProposal,
  proposalStateAfter,
  refuseOnceDone,
  stepOfTwo,
} from '../../platform/authorisation/two-organisers';
import { changedSinceOpened } from '../../platform/errors/changed-meanwhile';
import { refused } from '../../platform/errors/domain-error';
import { changedProposal } from '../identity/turning-down';
import type { NominationsApi } from '../nominations/api';
import type { SeasonsApi } from '../seasons/api';
import { awaitedRound, type SeasonDraw, serverHashOf } from './draw';
import { isImpartial } from './impartial';
import type { DrawsStore } from './store';

export interface Draws {
  stores: { draws: DrawsStore };
  deps: {
    identity: People;
    seasons: SeasonsApi;
    nominations: NominationsApi;
    notices: {
      /** Assigns missing judges, because the seed may now be known. */
      allocate(): Promise<unknown>;
    };
  };
  platform: Platform;
  recordDraw(draw: SeasonDraw): Promise<void>;
  /** The public beacon that takes part in draws; undefined where none is configured. */
  beacon: Beacon | undefined;
  /** Whether one of the beacon's relays answers now. */
  beaconAnswers(): Promise<boolean>;
}

/** 32 random bytes, in hexadecimal. */
export const randomValue = () => randomBytes(32).toString('hex');

/**
 * The season's draw. The first call after the rules are frozen begins it, at the latest from the
 * upkeep of the public log: the server makes its value, and names the beacon if it answers.
 * @returns null while rules are a draft
 */
export async function drawOf(
  { stores, platform, beacon, beaconAnswers }: Draws,
  { id: _id, rules }: Pick<Season, 'id' | 'rules'>,
): Promise<SeasonDraw | null> {
  if (rules.frozenAt === null) return null;
  const found = await stores.draws.findById(_id);
  if (found) return found;
  const takesPart = beacon && (await beaconAnswers());
  return stores.draws.findOrInsert({
    _id,
    revision: 1,
    committedAt: platform.clock(),
    serverValue: randomValue(),
    beacon: takesPart
      ? { chain: beacon.chain, round: null, signature: null, omittedAt: null }
      : null,
    fixed: null,
    omissionProposed: null,
  });
}

interface Change {
  actor: AuditActor;
  action: AuditAction;
  fields: ChangedFields<SeasonDraw>;
  reason?: string;
  after: Record<string, string | number>;
  mails?: readonly MailRequest[];
}

/** Reads, decides and writes, again after each conflict; null means that nothing is left. */
const decide = (
  context: Draws,
  season: Season,
  decision: (draw: SeasonDraw) => Promise<Change | null> | Change | null,
): Promise<SeasonDraw> =>
  retryOnConflict(async () => {
    const draw = await drawOf(context, season);
    if (!draw) throw refused('Make the rules of this season final first.');
    const change = await decision(draw);
    if (!change) return draw;
    const { fields, reason = '', mails = [], ...about } = change;
    const event = { ...about, reason, subject: { id: draw._id }, before: null };
    const effects = { audit: pendingAuditEntry(context.platform.clock, event), mails };
    const conflict = () => changedSinceOpened('The draw of this season');
    const { stores, platform, recordDraw: recordAudit } = context;
    const writing = { change: stores.draws.updateIf, recordAudit, mail: platform.mail, conflict };
    return changeDocument(writing, draw, { fields, effects });
  });

/**
 * Fixes the root and the beacon's round by one write, unless they are fixed; concurrent processes
 * get the same.
 * @param rootNow the root of all texts and judges, computed only if the draw is not fixed
 * @throws failed-precondition while rules are a draft
 */
export const fixDraw = (
  context: Draws,
  season: Season,
  rootNow: () => string,
): Promise<SeasonDraw> =>
  decide(context, season, (draw) => {
    if (draw.fixed) return null;
    const at = context.platform.clock();
    const root = rootNow();
    const beacon = draw.beacon && { ...draw.beacon, round: roundAfter(draw.beacon.chain, at) };
    return {
      actor: { command: 'planning' },
      action: 'draw.fixed',
      fields: { fixed: { root, at }, beacon },
      after: { root, serverHash: serverHashOf(draw), ...(beacon && { round: beacon.round }) },
    };
  });

/** Stores the beacon's signature, which the caller has verified. Repeating it does nothing. */
export const keepRound = (context: Draws, season: Season, signature: string): Promise<SeasonDraw> =>
  decide(context, season, ({ beacon }) =>
    !beacon || beacon.signature || beacon.omittedAt
      ? null
      : {
          actor: { command: 'beacon' },
          action: 'draw.round-received',
          fields: { beacon: { ...beacon, signature } },
          after: { signature },
        },
  );

interface Proceed extends NamedProposal {
  actor: Decider;
  reason: string;
}

/**
 * Goes on without the beacon for good, once its round has been missing for a day, which takes two
 * organisers ({@link stepOfTwo}). Repeating it does nothing.
 * @throws failed-precondition
 */
export const proceedWithoutBeacon = (
  context: Draws,
  season: Season,
  { actor, reason, ...named }: Proceed,
): Promise<SeasonDraw> =>
  decide(context, season, async (draw) => {
    const { beacon, omissionProposed } = draw;
    if (beacon?.omittedAt) {
      refuseOnceDone(named);
      return null;
    }
    const now = context.platform.clock();
    const awaited = awaitedRound(draw);
    if (!beacon || !awaited || now < awaited.lateAt)
      throw refused(
        'Two organisers can go on without the public random value only after it has been missing for a day.',
      );
    const asked = { ...named, reason };
    const step = await stepOfTwo(context.deps.identity, actor, omissionProposed, asked);
    if (step === 'repeat') return null;
    const by = { actor: { accountId: actor.accountId }, after: {} };
    if (step === 'confirm')
      return {
        ...by,
        action: 'draw.beacon-omitted',
        fields: { beacon: { ...beacon, omittedAt: now } },
        reason: agreedReason(asked, omissionProposed),
      };
    const { proposal, mails } = await changedProposal(context.deps.identity, actor, {
      step,
      first: omissionProposed,
      made: newProposal(context.platform, actor, reason),
      about: { kind: 'without-beacon', season: draw._id },
    });
    const action = `draw.omission-${proposalStateAfter(named)}` as const;
    return { ...by, action, fields: { omissionProposed: proposal }, reason, mails };
  });

/** The awaited round of a season, and an organiser's proposal to go on without it. */
export async function awaitedIn(
  context: Draws,
  season: Season,
  reader: Decider,
): Promise<PlansReply['awaited']> {
  const draw = await drawOf(context, season);
  const awaited = draw && awaitedRound(draw);
  if (!awaited) return null;
  return {
    at: awaited.at.toISOString(),
    isLate: context.platform.clock() >= awaited.lateAt,
    proposed: await presentProposal(context.deps.identity, reader, draw.omissionProposed),
  };
}

/** Overdue rounds: organisers can keep waiting, or two of them go on without the beacon. */
export async function openDecisions(
  context: Draws,
  organisers: readonly string[],
): Promise<OpenDecision[]> {
  const now = context.platform.clock();
  return (await context.stores.draws.listAwaitingRound()).flatMap((draw): OpenDecision[] => {
    const { _id: season, omissionProposed } = draw;
    const { lateAt: since = now } = awaitedRound(draw) ?? {};
    if (now < since) return [];
    const about = {
      kind: 'without-beacon' as const,
      season,
      mayDecide: (actor: Decider) => isImpartial(context.deps, actor, season),
    };
    const proposed = openProposals(omissionProposed, about);
    const isWaiting = !omissionProposed?.turnedDown;
    return isWaiting && organisers.includes(omissionProposed?.by ?? '')
      ? proposed
      : [...proposed, { ...about, id: `without-beacon:${season}`, since }];
  });
}

/** Removes an account from all draws; false when upkeep has to try again. */
export async function eraseFromDraws(
  { stores, recordDraw }: Draws,
  accountId: string,
): Promise<boolean> {
  for (const draw of await stores.draws.listNaming(accountId)) await recordDraw(draw);
  return stores.draws.forget(accountId);
}
