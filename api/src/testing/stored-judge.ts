import { defaultSeason } from '@meritum/shared/programme/season';
import type { Judge } from '../modules/judges/judge';
import { emptyProfile } from '../modules/judges/rules';

/** A verified judge as stored, with an employer that nobody else in tests has. */
export const storedJudge = (at: number, overrides: Partial<Judge> = {}): Judge => ({
  ...emptyProfile,
  _id: `judge-${at}`,
  fullName: `Judge ${at}`,
  organization: `Bench ${at}`,
  displayName: `J ${at}`,
  accountId: `account-${at}`,
  email: `judge@bench-${at}.example`,
  emailConfirmed: true,
  status: 'ASSIGNMENTS_PENDING',
  isVerified: true,
  isPaid: false,
  createdAt: new Date(0),
  revision: 1,
  capacity: null,
  reminders: true,
  remindedAt: null,
  places: { season: defaultSeason.id, load: 0, nominations: [], barred: [] },
  toldReady: [],
  toldCompleted: [],
  ...overrides,
});
