import type {
  ChangedJudge,
  ConsoleJudge,
  EntryOfJudge,
  JudgeDetail,
} from '@meritum/shared/contracts/listed-judges';
import type { Season } from '@meritum/shared/contracts/seasons';
import { days } from '../../../platform/clock';
import { namesEmployer } from '../../employers/names';
import type { SeasonEntries } from '../../nominations/console/entries';
import { answerStateOf } from '../again';
import type { Judge } from '../judge';
import { mayJudge } from '../policy';
import { capacityOf, isDeactivated, stateOf } from '../rules';
import type { JudgeWork } from './work';

const noWork: JudgeWork = { assigned: 0, completed: 0, pending: 0, recused: 0, idleSince: null };

interface Seen {
  season: Pick<Season, 'id' | 'planning'>;
  work: JudgeWork | undefined;
  now: Date;
}

/** A judge in the console's list; a minimal record shows the account's name. */
export function presentConsoleJudge(
  judge: Judge,
  { season: { id: season, planning }, work = noWork, now }: Seen,
): ConsoleJudge {
  const { idleSince, assigned, completed, pending, recused } = work;
  const { revision } = judge;
  const { _id: id, email, emailConfirmed, designation, organization, isPaid } = judge;
  return {
    id,
    revision,
    // In days, because a time would reveal which of an entry's numbered judges this one is.
    idleDays: idleSince && Math.max(0, Math.floor((now.getTime() - idleSince.getTime()) / days(1))),
    email,
    designation,
    organization,
    namesEmployer: namesEmployer(organization),
    isPaid,
    activity: { assigned, completed, pending, recused },
    emailConfirmed,
    name: judge.fullName || judge.displayName,
    state: stateOf(judge),
    answer: answerStateOf(season, judge),
    appliedAt: judge.createdAt.toISOString(),
    capacity: capacityOf(judge, planning.capacityPerJudge),
  };
}

interface Known
  extends Pick<SeasonEntries, 'season'>,
    Pick<JudgeDetail, 'history' | 'verifiedBy' | 'possibleColleagues'> {
  /** Whether the actor is somebody else than the judge. */
  isOther: boolean;
  mayConfirm: boolean;
  nominations: SeasonEntries['entries'];
  entries: readonly Pick<EntryOfJudge, 'nominationId' | 'status'>[];
  activity: JudgeWork;
  now: Date;
  /** Whether entries, and so the time of the last reminder, are hidden from the actor. */
  isWithheld: boolean;
}

export function presentDetail(judge: Judge, known: Known): JudgeDetail {
  const { isOther, mayConfirm, season, history, activity, now, isWithheld } = known;
  const { status, linkedInUrl, experienceYears, judgingYears, reminders } = judge;
  const { deactivated } = judge;
  return {
    ...presentConsoleJudge(judge, { season, now, work: activity }),
    accountId: judge.accountId,
    status,
    linkedInUrl,
    experienceYears,
    judgingYears,
    reminders,
    history,
    reasons: [judge.reason1, judge.reason2, judge.reason3].filter((reason) => reason !== ''),
    ownCapacity: judge.capacity,
    capacityLimit: judge.capacityLimit,
    plannedCapacity: season.planning.capacityPerJudge,
    remindedAt: isWithheld ? null : (judge.remindedAt?.toISOString() ?? null),
    deactivated: deactivated
      ? { reason: deactivated.reason, at: deactivated.at.toISOString() }
      : null,
    entries: presentEntries(known),
    possibleColleagues: known.possibleColleagues,
    verifiedBy: known.verifiedBy,
    may: {
      confirmVerification: isOther && mayConfirm,
      change: isOther,
      deactivate: isOther && mayJudge(judge),
      reactivate: isOther && isDeactivated(judge),
    },
  };
}

/** Entries with their names; deleted ones are left out. */
function presentEntries({ nominations, entries }: Pick<Known, 'nominations' | 'entries'>) {
  const byId = new Map(nominations.map((nomination) => [nomination._id, nomination]));
  return entries.flatMap(({ nominationId, status }) => {
    const nomination = byId.get(nominationId);
    if (!nomination) return [];
    const { fullName: name, organization } = nomination;
    return [{ nominationId, name, organization, status }];
  });
}

export function presentChanged(judge: Judge, planned: number): ChangedJudge {
  const { revision, isPaid } = judge;
  return { revision, isPaid, state: stateOf(judge), capacity: capacityOf(judge, planned) };
}
