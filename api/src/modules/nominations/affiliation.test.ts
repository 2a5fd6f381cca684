import { affiliationOf } from './affiliation';
import type { Nomination } from './nomination';

const ada = { accountId: 'ada', email: 'ada@example.com' };
const person = { ...ada, emailConfirmed: true, displayName: 'Ada', role: 'admin' } as const;
const actor = { person: async () => person };

test.each([
  ['Beacon Labs', ['acme', 'acmetwo', 'beaconlabs']],
  ['Independent consultant', ['acme', 'acmetwo']],
  [undefined, ['acme', 'acmetwo']],
])(
  'an admin has conflicts of interest by their own organizations, here %s',
  async (asJudge, all) => {
    const own = ['Acme', 'Acme Two'].map((organization) => ({ organization }) as Nomination);
    const parties = {
      nominations: { ofOwner: async (id: string) => (id === 'ada' ? own : []) },
      liftedFor: async () => new Set(['lifted']),
      organizationOfJudge: async (id: string) => (id === 'ada' ? asJudge : undefined),
    };
    expect(await affiliationOf(parties, actor)).toEqual({
      ...ada,
      employers: all,
      domains: ['example.com'],
      lifted: new Set(['lifted']),
    });
  },
);
