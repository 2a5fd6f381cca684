import {
  allOf,
  type DataSubject,
  type FieldsGiven,
  givenOf,
  type PersonalData,
} from '../../../module-kit/personal-data';
import type { Judges } from '../context';
import { endInvitations } from './commands';
import type { Invitation } from './invitation';

const given: FieldsGiven<Invitation> = {
  ...allOf({ _id: true, season: true, email: true, name: true, organization: true }),
  ...{ at: true, remindedAt: true, openedAt: true, stoppedAt: true },
  ...{ by: false, mark: false, pendingMails: false, pendingAuditEntries: false },
};

/**
 * Invitations to a person's confirmed mailboxes; an unconfirmed address may be another person's.
 * Whoever deletes an account is never invited again.
 */
export const invitationsOfPerson = (context: Judges): PersonalData => {
  const { stores, marksOf } = context;
  const marksOfPerson = ({ addresses }: DataSubject) =>
    addresses.filter(({ confirmed }) => confirmed).flatMap(({ address }) => marksOf(address));
  return {
    archive: {
      file: 'invitations.json',
      about: 'that organisers invited you to apply as a judge',
      async of(person) {
        const found = await stores.invitations.listSentTo({
          ids: [],
          marks: marksOfPerson(person),
        });
        return found.length > 0 ? found.map((one) => givenOf(given, one)) : null;
      },
    },
    async erase(person) {
      await stores.invitations.forgetInviter(person._id);
      const marks = marksOfPerson(person);
      for (const mark of marks) await endInvitations(context, mark);
      return stores.invitations.deleteAll({ mark: { $in: marks } });
    },
  };
};
