import { type Collections, defineStore, personal } from '../../composition/define-store';
import { hasMatched } from '../../platform/mongo/matched';
import type { Ticket } from './factor';

/** The only reader and writer of `signInTickets`. */
export interface TicketsStore {
  add(ticket: Ticket): Promise<void>;
  byId(ticketId: string): Promise<Ticket | null>;
  /** Counts a code before it is checked; false when `most` were tried. */
  countTry(ticketId: string, most: number): Promise<boolean>;
  /** Removes the ticket, so that it signs in once. False when another request was first. */
  take(ticketId: string): Promise<boolean>;
  removeAll(accountId: string): Promise<void>;
  sweep(now: Date): Promise<number>;
}

function open(db: Collections<'signInTickets'>): TicketsStore {
  const tickets = db.collection<Ticket>('signInTickets');
  return {
    add: async (ticket) => void (await tickets.insertOne(ticket)),
    byId: (_id) => tickets.findOne({ _id }),
    countTry: (_id, most) =>
      hasMatched(tickets.updateOne({ _id, tries: { $lt: most } }, { $inc: { tries: 1 } })),
    take: async (_id) => (await tickets.deleteOne({ _id })).deletedCount === 1,
    removeAll: async (accountId) => void (await tickets.deleteMany({ accountId })),
    sweep: async (now) => (await tickets.deleteMany({ expiresAt: { $lte: now } })).deletedCount,
  };
}

export const ticketsStore = defineStore({
  contents: {
    signInTickets: {
      holds: 'Sign-ins that wait for the second step',
      refersTo: { accountId: 'accounts' },
    },
  },
  collections: { signInTickets: [{ key: { accountId: 1 } }, { key: { expiresAt: 1 } }] },
  personalData: personal,
  open,
});
