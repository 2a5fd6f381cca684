import { affiliationOf } from './affiliation';
import { partyOfEntry, partyOfJudge } from './parties';

const ada = { accountId: 'ada', email: 'ada@acme.example' };
const person = { ...ada, emailConfirmed: true, displayName: 'Ada', role: 'admin' } as const;
const actor = { person: async () => person };

test.each([
  ['Beacon Labs', ['acme', 'acmetwo', 'beaconlabs']],
  ['Independent consultant', ['acme', 'acmetwo']],
  [undefined, ['acme', 'acmetwo']],
])(
  'an admin has conflicts of interest by their own organizations, here %s',
  async (asJudge, all) => {
    const own = ['Acme', 'Acme Two'].map((organization) => ({ organization }));
    const parties = {
      stores: { nominations: { listOrganizations: async () => own } },
      deps: {
        contests: { liftedFor: async () => new Set(['lifted']) },
        judges: {
          organizationsOfJudges: async () => (asJudge ? [{ organization: asJudge }] : []),
        },
      },
    };
    expect(await affiliationOf(parties, actor)).toEqual({
      accounts: ['ada'],
      emails: ['ada@acme.example'],
      employers: all,
      domains: ['acme.example'],
      lifted: new Set(['lifted']),
    });
  },
);

test('a conflict of interest outlives the address that it followed from', async () => {
  const none = {
    stores: { nominations: { listOrganizations: async () => [] } },
    deps: {
      contests: { liftedFor: async () => new Set<string>() },
      judges: { organizationsOfJudges: async () => [] },
    },
  };
  const moved = { ...person, email: 'ada@home.example.org', formerEmails: ['ada@acme.example'] };
  const { domains } = await affiliationOf(none, { person: async () => moved });
  expect(domains).toContain('acme.example');
  const judge = { _id: 'j', accountId: 'a', email: 'j@home.example.org', organization: '' };
  expect(partyOfJudge({ ...judge, formerEmails: ['j@acme.example'] }).domains).toContain(
    'acme.example',
  );
  const entry = { _id: 'n', submittedBy: 'b', organization: '', email: 'n@home.example.org' };
  const emails = { submitterEmail: entry.email, formerEmails: ['n@acme.example'] };
  expect(partyOfEntry({ ...entry, ...emails })).toMatchObject({
    emails: ['n@home.example.org', 'n@acme.example'],
    domains: expect.arrayContaining(['acme.example']),
  });
});
