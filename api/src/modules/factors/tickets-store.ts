import { type Collections, defineStore, personal } from '../../module-kit/define-store';
import { hasMatched } from '../../platform/mongo/matched';
import type { Ticket } from './factor';

function createStore(db: Collections<'signInTickets'>) {
  const tickets = db.collection<Ticket>('signInTickets');
  return {
    insert: async (ticket: Ticket) => void (await tickets.insertOne(ticket)),
    findById: (_id: string) => tickets.findOne({ _id }),
    /** Counts a code before it is checked; false after `max` codes. */
    countTry: (_id: string, max: number) =>
      hasMatched(tickets.updateOne({ _id, tries: { $lt: max } }, { $inc: { tries: 1 } })),
    /** False when another request was first. */
    take: async (_id: string) => (await tickets.deleteOne({ _id })).deletedCount === 1,
    removeAll: async (accountId: string) => void (await tickets.deleteMany({ accountId })),
  };
}

export const ticketsStore = defineStore({
  contents: {
    signInTickets: {
      holds: 'Sign-ins that wait for the second step',
      refersTo: { accountId: 'accounts' },
    },
  },
  collections: { signInTickets: [{ key: { accountId: 1 } }] },
  expiring: ['signInTickets'],
  personalData: personal,
  createStore,
});

export type TicketsStore = ReturnType<typeof ticketsStore>;
