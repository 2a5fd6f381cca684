import type { Viewer } from '../../../platform/authorisation/actor';
import { isSamePerson } from '../../../platform/authorisation/same-person';
import type { NominationsApi } from '../../nominations/api';
import type { JudgesApi } from '../api';
import type { Judge } from '../judge';
import { isVerifiedJudge } from '../rules';

export interface NotesOfJudges extends Pick<NominationsApi, 'isConflicted'> {
  judges: Pick<JudgesApi, 'findByIds'>;
}

/**
 * Filters judges to those whose notes the reader may see: never the reader, and none while the
 * reader has any conflict of interest, since a selection would show who has the entry. A screener
 * sees applicants' notes.
 */
export async function withReadableNotes(
  { judges, isConflicted }: NotesOfJudges,
  reader: Viewer,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || (await isConflicted(reader))) return new Set();
  const [person, found] = await Promise.all([reader.person(), judges.findByIds(ids)]);
  const isOpen = (judge: Judge) => person.role !== 'screener' || !isVerifiedJudge(judge);
  const seen = found.filter((judge) => isOpen(judge) && !isSamePerson(person, judge));
  return new Set(seen.map(({ _id }) => _id));
}
