import type { Publishing } from '../src/modules/winners/context';
import type { WinnersStore } from '../src/modules/winners/store';
import type { Clock } from '../src/platform/clock';

/** The context for publishing winners, without an audit trail. */
export const buildPublishing = (winners: WinnersStore, clock: Clock): Publishing => ({
  stores: { winners },
  platform: { clock },
  recordAudit: async () => {},
});

/** A clock that only tests move. */
export function stoppedClock() {
  let now = new Date('2025-11-15T12:00:00.000Z');
  const clock: Clock = () => now;
  return {
    clock,
    forward: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

/** A record of an import. */
export const gold = {
  year: '2025',
  category: 'AI',
  fullName: 'Amara Example',
  badge: 'Gold',
  meanScore: 8.4,
  linkedInUrl: 'https://www.linkedin.com/in/amara-example',
  employer: 'Example Labs',
} as const;
