import fc from 'fast-check';
import { conflictIndex } from './conflict-index';
import { type Conflict, conflictsOf, mayJudgeOther } from './conflicts';
import type { JudgeToAssign, NominationToJudge } from './input';
import { judgeWith, nominationWith, season } from './testing/seasons';

type Case = [string, Partial<JudgeToAssign>, Partial<NominationToJudge>, Conflict[]];
const at = (...emails: string[]) => ({ emails });

test.each<Case>([
  ['who nominated', { account: 'a' }, { people: ['b', 'a'] }, ['own']],
  ['who has no account', {}, { people: ['a'] }, []],
  ['the nominee by address', { email: 'Ann@GMAIL.com ' }, at('ann@gmail.com'), ['own']],
  ['a tag of it', { email: 'ann+judge@firm.example' }, at('ann@firm.example'), ['own', 'domain']],
  ['dots at Gmail', { email: 'a.n.n@googlemail.com' }, at('ann@gmail.com'), ['own']],
  ['dots elsewhere', { email: 'a.nn@icloud.com' }, at('ann@icloud.com'), []],
  ['no address', { email: '' }, at(''), []],
  ['a rival', { nominates: [{ category: 'AI' }] }, { category: 'AI' }, ['rival']],
  ['who nominates elsewhere', { nominates: [{ category: 'Technology' }] }, {}, []],
  [
    'the organization of the own nomination',
    { organization: 'B', nominates: [{ category: 'Technology', organization: 'Acme Ltd' }] },
    { organization: 'acme' },
    ['organization'],
  ],
  ['a colleague', { organization: 'ACME, Inc.' }, { organization: 'Acme' }, ['organization']],
  ['a namesake with more words', { organization: 'Acme Robotics' }, { organization: 'Acme' }, []],
  ['nobody named anywhere', { organization: '' }, { organization: ' ' }, []],
  ['the same domain', { email: 'a@acme.example' }, at('b@ACME.example'), ['domain']],
  ['a department of it', { email: 'a@acme.example' }, at('b@uk.acme.example'), ['domain']],
  ['the company of a department', { email: 'a@uk.acme.example' }, at('b@acme.example'), ['domain']],
  ['another department', { email: 'a@uk.acme.example' }, at('b@fr.acme.example'), []],
  ['the same ending only', { email: 'a@notacme.example' }, at('b@acme.example'), []],
  ['a public provider', { email: 'a@gmail.com' }, at('b@gmail.com'), []],
  ['a provider in a country', { email: 'a@yahoo.co.uk' }, at('b@yahoo.co.uk'), []],
  [
    'a firm named like a provider',
    { email: 'a@yahoo.acme.example' },
    at('b@acme.example'),
    ['domain'],
  ],
  ['an address that is none', { email: 'acme' }, at('acme.example', '@'), []],
  [
    'declared conflicts',
    { declaredOrganizations: ['X', 'acme ltd'] },
    { organization: 'Acme' },
    ['declared'],
  ],
  [
    'everything together',
    {
      account: 'a',
      email: 'a@acme.example',
      organization: 'Acme',
      declaredOrganizations: ['Acme'],
    },
    { people: ['a'], emails: ['b@acme.example'], organization: 'Acme' },
    ['own', 'organization', 'domain', 'declared'],
  ],
])('%s', (_, judge, nomination, expected) => {
  const pair = [
    judgeWith({ id: 'j', ...judge }),
    nominationWith({ id: 'n', ...nomination }),
  ] as const;
  expect(conflictsOf(...pair, [])).toEqual(expected);
});

test('of two judges who nominate in different categories one may judge the other', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (a, b) => {
      fc.pre(a !== b);
      const judging = (id: string, other: string) =>
        conflictsOf(
          judgeWith({ id, nominates: [{ category: 'AI' }] }),
          nominationWith({ id: 'n', category: 'Technology', byJudges: [other] }),
          [],
        );
      expect([judging(a, b), judging(b, a)].sort()).toEqual([[], ['reciprocal']]);
    }),
  );
});

test('which of two judges may judge the other is even', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `judge-${at}`);
  const able = ids.filter((id) => mayJudgeOther('me', id)).length;
  expect(Math.abs(able - 200)).toBeLessThan(50);
});

test('conflicts of this pair count, once for each kind', () => {
  const ties = [
    { judge: 'j', nomination: 'n', kind: 'recused' as const },
    { judge: 'j', nomination: 'n', kind: 'recused' as const },
    { judge: 'j', nomination: 'n', kind: 'before' as const },
    { judge: 'j', nomination: 'other', kind: 'declared' as const },
    { judge: 'other', nomination: 'n', kind: 'declared' as const },
  ];
  const pair = [judgeWith({ id: 'j' }), nominationWith({ id: 'n' })] as const;
  expect(conflictsOf(...pair, ties)).toEqual(['recused', 'before']);
});

test('the index of a season finds the pairs that the rule refuses, and no others', () => {
  fc.assert(
    fc.property(season, ({ nominations, judges, ties }) => {
      const refused = nominations.map((nomination) =>
        judges.flatMap((judge, j) => (conflictsOf(judge, nomination, ties).length > 0 ? [j] : [])),
      );
      const found = conflictIndex(nominations, judges, ties).map((list) => [...list]);
      expect(found).toEqual(refused);
    }),
  );
});
