import type { PossibleDuplicate } from '@meritum/shared/contracts/applications';
import { conflictIndex } from '@meritum/shared/merit/assign/conflict-index';
import { conflictsOf } from '@meritum/shared/merit/assign/conflicts';
import { ownNominations } from '@meritum/shared/merit/assign/own-nominations';
import { groupedBy } from '@meritum/shared/merit/groups';
import { mailboxesOf } from '../../../platform/authorisation/same-person';
import { nameKey, textKey } from '../../employers/names';
import type { Entry } from '../../nominations/console/entries';
import { partyOfEntry, partyOfJudge } from '../../nominations/parties';
import type { Affiliation } from '../../nominations/policy';
import type { Judge } from '../judge';
import type { PersonWhoJudges } from '../persons';
import { stateOf } from '../rules';

type Sign = PossibleDuplicate['same'][number];

/** Host and path of a profile, normalised; empty for an address without a page. */
function profileKey(address: string): string {
  const profile = URL.parse(address);
  const path = profile?.pathname.toLowerCase().split('/').filter(Boolean) ?? [];
  if (!profile || path.length === 0) return '';
  const { hostname } = profile;
  // LinkedIn has a host for each country.
  const host = hostname.endsWith('.linkedin.com') ? 'linkedin.com' : hostname.replace('www.', '');
  return [host, ...path].join('/');
}

/** Keys by which records of one person can be recognised. */
function signsOf(judge: Judge): { sign: Sign; key: string }[] {
  const name = textKey(judge.fullName);
  const organization = nameKey(judge.organization);
  const signs: Record<Sign, string[]> = {
    mailbox: mailboxesOf(judge),
    profile: [profileKey(judge.linkedInUrl)],
    name: [name && organization && `${name} / ${organization}`],
  };
  return (Object.keys(signs) as Sign[]).flatMap((sign) =>
    signs[sign].filter(Boolean).map((text) => ({ sign, key: `${sign}: ${text}` })),
  );
}

/** Finds other records of possibly the same person, in linear time. */
export function duplicatesAmong(
  everybody: readonly Judge[],
): (judge: Judge) => PossibleDuplicate[] {
  const signed = everybody.flatMap((judge) => signsOf(judge).map(({ key }) => ({ key, judge })));
  const groups = groupedBy(signed, ({ key }) => key);
  return (judge) => {
    const found = new Map<Judge, Set<Sign>>();
    for (const { sign, key } of signsOf(judge))
      for (const { judge: other } of groups.get(key) ?? [])
        if (other._id !== judge._id) found.set(other, (found.get(other) ?? new Set()).add(sign));
    return [...found].map(([other, same]) => ({
      id: other._id,
      name: other.fullName || other.displayName,
      email: other.email,
      state: stateOf(other),
      same: [...same],
    }));
  };
}

/** Whether the organiser and the judge give the same organization, or an employer's addresses. */
export function sharesEmployer(
  { emails, employers, domains }: Affiliation,
  judge: PersonWhoJudges,
): boolean {
  const found = conflictsOf(
    { id: '', emails, employers, domains },
    { ...partyOfJudge(judge), people: [] },
    [],
  );
  return found.length > 0;
}

/** The entries of a season that can conflict with an applicant. */
export interface ConcerningEntries {
  conflicts: number;
  nominatesIn: string[];
}

/** The conflicts of interest that planning would find, for each of the judges by id. */
export function conflictsAmong(
  judges: readonly PersonWhoJudges[],
  entries: readonly Entry[],
): ReadonlyMap<string, ConcerningEntries> {
  const nominations = entries.map((entry) => ({
    ...partyOfEntry(entry),
    category: entry.category,
    organization: entry.organization,
    wanted: 0,
    planned: 0,
  }));
  const own = ownNominations(
    judges.map((judge) => partyOfJudge(judge)),
    nominations,
  );
  const applicants = judges.map((judge) => ({
    ...partyOfJudge(judge, own.get(judge._id)),
    categories: [],
    capacity: 0,
    active: true,
  }));
  const index = conflictIndex(nominations, applicants, []);
  const conflicts = new Map<number, number>();
  for (const judge of index.flatMap((refused) => [...refused]))
    conflicts.set(judge, (conflicts.get(judge) ?? 0) + 1);
  return new Map(
    applicants.map(({ id }, row) => [
      id,
      {
        conflicts: conflicts.get(row) ?? 0,
        nominatesIn: [...new Set((own.get(id) ?? []).map(({ category }) => category))],
      },
    ]),
  );
}
