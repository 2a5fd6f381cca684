import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { conflictIndex } from './conflict-index';
import { type Conflict, conflictsOf, mayJudgeOther } from './conflicts';
import type { JudgeToAssign, NominationToJudge } from './input';
import { judgeWith, nominationWith, season } from './testing/seasons';

type Case = [string, Partial<JudgeToAssign>, Partial<NominationToJudge>, Conflict[]];
const at = (...emails: string[]) => ({ emails });
const from = (...domains: string[]) => ({ domains });

test.each<Case>([
  ['who nominated', { account: 'a' }, { people: ['b', 'a'] }, ['own']],
  ['who has no account', {}, { people: ['a'] }, []],
  ['the nominee by address', at('Ann@GMAIL.com '), at('ann@gmail.com'), ['own']],
  ['a tag of it', at('ann+judge@firm.example'), at('ann@firm.example'), ['own']],
  ['dots at Gmail', at('a.n.n@googlemail.com'), at('ann@gmail.com'), ['own']],
  ['signs at Proton', at('a.n-n_x@pm.me'), at('annx+t@protonmail.com'), ['own']],
  ['a domain of iCloud', at('ann@me.com'), at('ann@icloud.com'), ['own']],
  ['dots as hyphens at Yandex', at('ann.x@ya.ru'), at('ann-x@yandex.com'), ['own']],
  ['none there', at('annx@ya.ru'), at('ann.x@yandex.com'), []],
  ['dots elsewhere', at('a.nn@icloud.com'), at('ann@icloud.com'), []],
  ['a former address', at('ann@new.example', 'ann@old.example'), at('ann@old.example'), ['own']],
  ['no address', at(''), at(''), []],
  ['a rival', { nominates: [{ category: 'AI' }] }, { category: 'AI' }, ['rival']],
  ['who nominates elsewhere', { nominates: [{ category: 'Technology' }] }, {}, []],
  ['a colleague', { employers: ['b', 'acme'] }, { employers: ['acme'] }, ['organization']],
  ['a namesake with more words', { employers: ['acmerobotics'] }, { employers: ['acme'] }, []],
  ['nobody with an employer', { employers: [] }, { employers: [] }, []],
  ['the same domain', from('acme.example'), from('acme.example'), ['domain']],
  ['a department of it', from('acme.example'), from('uk.acme.example'), ['domain']],
  ['the company of a department', from('uk.acme.example'), from('acme.example'), ['domain']],
  ['another department', from('uk.acme.example'), from('fr.acme.example'), []],
  ['the same ending only', from('notacme.example'), from('acme.example'), []],
  [
    'everything together',
    { account: 'a', employers: ['acme'], ...from('acme.example') },
    { people: ['a'], employers: ['acme'], ...from('acme.example') },
    ['own', 'organization', 'domain'],
  ],
])('%s', (_, judge, nomination, expected) => {
  const pair = [
    judgeWith({ id: 'j', ...judge }),
    nominationWith({ id: 'n', ...nomination }),
  ] as const;
  expect(conflictsOf(...pair, [])).toEqual(expected);
});

test('of two judges who nominate in different categories one may judge the other', () => {
  forAll([fc.uuid(), fc.uuid()], (a, b) => {
    fc.pre(a !== b);
    const judging = (id: string, other: string) =>
      conflictsOf(
        judgeWith({ id, nominates: [{ category: 'AI' }] }),
        nominationWith({ id: 'n', category: 'Technology', byJudges: [other] }),
        [],
      );
    expect([judging(a, b), judging(b, a)].sort()).toEqual([[], ['reciprocal']]);
  });
});

test('which of two judges may judge the other is even', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `judge-${at}`);
  const able = ids.filter((id) => mayJudgeOther('me', id)).length;
  expect(Math.abs(able - 200)).toBeLessThan(50);
});

test('conflicts of this pair count, once for each kind', () => {
  const forbidden = [
    { judge: 'j', nomination: 'n', kind: 'recused' as const },
    { judge: 'j', nomination: 'n', kind: 'recused' as const },
    { judge: 'j', nomination: 'n', kind: 'before' as const },
    { judge: 'j', nomination: 'other', kind: 'declared' as const },
    { judge: 'other', nomination: 'n', kind: 'declared' as const },
  ];
  const pair = [judgeWith({ id: 'j' }), nominationWith({ id: 'n' })] as const;
  expect(conflictsOf(...pair, forbidden)).toEqual(['recused', 'before']);
});

test('the index of a season finds the pairs that the rule refuses, and no others', () => {
  forAll([season], ({ nominations, judges, forbidden: pairs }) => {
    const refused = nominations.map((nomination) =>
      judges.flatMap((judge, j) => (conflictsOf(judge, nomination, pairs).length > 0 ? [j] : [])),
    );
    const found = conflictIndex(nominations, judges, pairs).map((list) => [...list]);
    expect(found).toEqual(refused);
  });
});
