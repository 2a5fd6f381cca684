import { changeDocument } from '../../composition/change-document';
import type { ChangedFields, Effects } from '../../composition/effects';
import type { Nominations } from './commands';
import { nominationChanged } from './errors';
import type { Nomination } from './nomination';

interface Change {
  fields: ChangedFields<Nomination>;
  effects: (next: Nomination) => Effects;
}

/**
 * Changes a nomination that was read before, and delivers its audit entry and mails.
 * @throws failed-precondition when it has changed, or judging of it has begun, since it was read
 */
export const changeNomination = (
  { nominations, recordAudit, mail }: Pick<Nominations, 'nominations' | 'recordAudit' | 'mail'>,
  nomination: Nomination,
  change: Change,
): Promise<Nomination> =>
  changeDocument(
    { change: nominations.change, recordAudit, mail, conflict: nominationChanged },
    nomination,
    change,
  );
