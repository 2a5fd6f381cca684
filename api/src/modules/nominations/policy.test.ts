import { employersOf } from '../employers/employers';
import { type Affiliation, type ConflictKind, conflictOf, type NominationParties } from './policy';

const organizations = ['Beacon Labs', 'ACME, Inc.'];
const lifted = new Set(['n']);

const entry: NominationParties = {
  _id: 'n',
  submittedBy: 'grace',
  email: 'grace@navy.example',
  submitterEmail: 'grace@navy.example',
  organization: 'Navy',
  status: 'UNDER_REVIEW',
  emailConfirmedAt: new Date(),
};

type Known = Partial<Affiliation> & { organizations?: readonly string[] };
const partyWith = ({ organizations = [], ...known }: Known): Affiliation => {
  const somebody = { accounts: ['admin'], emails: ['admin@meritum.example'], ...known };
  return { ...somebody, ...employersOf(organizations, somebody.emails) };
};

const from = (email: string): Known => ({ emails: [email] });
const ada: Known = { accounts: ['ada'] };

test.each<[string, Known, Partial<NominationParties>, ConflictKind | null]>([
  ['what they nominated', ada, { submittedBy: 'ada' }, 'own'],
  ['what bears their address', from('Ada@gmail.com'), { email: 'ada@gmail.com' }, 'own'],
  ['what was sent from it', from('a@b.example'), { submitterEmail: 'A@b.example' }, 'own'],
  ['an organization of theirs', { organizations }, { organization: 'acme' }, 'organization'],
  ['an organization with more words', { organizations }, { organization: 'Acme Robotics' }, null],
  ['no organization', { organizations: [''] }, { organization: ' ' }, null],
  ["the employer's addresses", from('a@acme.example'), { email: 'b@ACME.example' }, 'domain'],
  ['a department', from('a@acme.example'), { submitterEmail: 'b@uk.acme.example' }, 'domain'],
  ['a public provider', from('a@gmail.com'), { email: 'b@gmail.com' }, null],
  [
    'several conflicts, the strongest',
    { ...ada, organizations },
    { submittedBy: 'ada', organization: 'Acme' },
    'own',
  ],
  ['a colleague, which was lifted', { organizations, lifted }, { organization: 'Acme' }, null],
  ['what cannot be lifted', { ...ada, lifted }, { submittedBy: 'ada' }, 'own'],
  ['an erased nomination', { organizations: [''] }, { submittedBy: 'erased:n', email: '' }, null],
])('a conflict of interest with %s', (_, party, nomination, conflict) => {
  expect(conflictOf(partyWith(party), { ...entry, ...nomination })).toBe(conflict);
});

test.each<[string, Partial<NominationParties>, ConflictKind | null]>([
  ['under review', {}, 'domain'],
  ['of an address that nobody confirmed', { emailConfirmedAt: null }, null],
  ['given back', { status: 'APPLICATION_PENDING' }, null],
  [
    'given back after judging of it began',
    { status: 'APPLICATION_PENDING', judgingBegun: true },
    'domain',
  ],
])(
  'D38 a nomination %s is in conflict with its nominator, and with a colleague while it counts',
  (_, changed, conflict) => {
    const colleague = partyWith({ accounts: ['ada'], emails: ['ada@navy.example'] });
    const nominator = { ...colleague, accounts: ['grace'] };
    const nomination = { ...entry, ...changed };
    expect([colleague, nominator].map((party) => conflictOf(party, nomination))).toEqual([
      conflict,
      'own',
    ]);
  },
);

test('another spelling of an organiser’s address is a conflict of interest once it is confirmed', () => {
  const organiser = partyWith({ emails: ['ada@gmail.com'] });
  const tagged = { ...entry, email: 'a.da+x@gmail.com', submitterEmail: 'a.da+x@gmail.com' };
  expect(conflictOf(organiser, tagged)).toBe('own');
  expect(conflictOf(organiser, { ...tagged, emailConfirmedAt: null })).toBeNull();
});
