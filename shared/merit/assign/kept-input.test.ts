import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import type { PlanningInput, PlanningOptions } from './input';
import { type KeptInput, keptInputText, planAgain, planHashOf, withoutNames } from './kept-input';
import { planAssignments } from './plan';
import { vectorsOf } from './similarity';
import { applied, inputOf, judgeWith, nominationWith, season } from './testing/seasons';

const options: fc.Arbitrary<PlanningOptions> = fc.record(
  {
    seed: fc.nat(),
    largestLoad: fc.constantFrom(1.1, 1.15, 2, 10),
    draw: fc.record({
      seed: fc.string(),
      mostProbable: fc.constantFrom(0.5 as const, 0.25 as const, 0.125 as const),
    }),
  },
  { requiredKeys: ['seed'] },
);

/** Texts as people write them: accents, plurals, common and rare words, several scripts. */
const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom('Ökologie', 'compilers', 'compiler', 'the', 'C++', 'e\u0301tude', '語', 'ss'),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 8 },
  )
  .map((words) => words.join(' '));

/** Random seasons with such texts; some already have assignments. */
const written = fc
  .tuple(season, fc.array(prose, { minLength: 16, maxLength: 16 }), fc.boolean())
  .map(([input, texts, isPlanned]): PlanningInput => {
    const withTexts = {
      ...input,
      nominations: input.nominations.map((one, at) => ({ ...one, text: texts[at] ?? '' })),
      judges: input.judges.map((one, at) => ({ ...one, expertise: texts[7 + at] ?? '' })),
    };
    const after = applied(withTexts, planAssignments(withTexts, { seed: 1 }));
    const unread = after.existing.map((one, at) => (at % 3 ? { ...one, movable: true } : one));
    const [first, second, ...others] = unread;
    // One assignment's judge is in conflict by now, and another returns with its nomination.
    return isPlanned && first && second
      ? {
          ...after,
          forbidden: [...after.forbidden, { ...first, kind: 'recused' }],
          existing: [first, { ...second, state: 'returning' }, ...others.slice(1)],
        }
      : withTexts;
  });

test('what is kept of an input gives the same plan', () => {
  forAll([written, options], { numRuns: 300 }, (input, made) => {
    const kept: KeptInput = JSON.parse(keptInputText(input, made));
    const again = planAssignments(...planAgain(kept));
    const plan = planAssignments(input, made);
    const withoutWords = ({ shortages, ...rest }: typeof plan) => ({
      ...rest,
      shortages: shortages.map(({ words: _, ...shortage }) => shortage),
    });
    expect(withoutWords(again)).toEqual(withoutWords(plan));
    expect(planHashOf(again)).toBe(planHashOf(plan));
  });
});

test('numbers stand for words: all texts weigh as before', () => {
  // Texts so long that no word has the maximum weight.
  const word = (at: number) => `wörd${at} `;
  const texts = fc.array(
    fc
      .array(fc.integer({ min: 0, max: 3 }), { minLength: 150, maxLength: 150 })
      .map((counts) => counts.map((count, at) => word(at).repeat(count)).join('')),
    { minLength: 9, maxLength: 9 },
  );
  forAll([texts], (long) => {
    const nominations = long.map((text, at) => nominationWith({ id: `n${at}`, text }));
    const kept = withoutNames(inputOf({ nominations })).nominations;
    expect(vectorsOf(kept.map(({ text = '' }) => text))).toEqual(vectorsOf(long));
  });
});

test('the same input in another order is kept as the same text, and keeping it again changes nothing', () => {
  forAll([season], (input) => {
    const [made, reversed] = [
      { seed: 1 },
      {
        ...input,
        nominations: input.nominations.toReversed(),
        judges: input.judges.toReversed(),
      },
    ];
    const text = keptInputText(input, made);
    expect(keptInputText(reversed, made)).toBe(text);
    expect(keptInputText(planAgain(JSON.parse(text))[0], made)).toBe(text);
  });
});

test('what is kept holds no name, address, account, employer or word', () => {
  const secrets = [
    'Zyx Works',
    'zyxworks',
    'zyx',
    'ann@zyx.example',
    'account-9',
    'quantum',
    'entangled',
  ];
  const keys = { employers: ['zyxworks'], domains: ['zyx.example'] };
  const about = { ...keys, organization: 'Zyx Works', text: 'quantum entangled' };
  const nominations = ['n1', 'n2', 'n3', 'n4', 'n5'].map((id) =>
    nominationWith({ ...about, id, emails: ['ann@zyx.example'], people: ['account-9'] }),
  );
  const judge = { ...keys, emails: ['ann@zyx.example'], account: 'account-9' };
  const judges = [
    judgeWith({
      ...judge,
      id: 'j1',
      expertise: 'quantum',
      nominates: [{ category: 'Data' }],
    }),
  ];
  const kept = withoutNames(inputOf({ nominations, judges }));
  const text = JSON.stringify(kept);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(
    kept.forbidden.filter(({ nomination }) => nomination === 'n1').map(({ kind }) => kind),
  ).toEqual(['own', 'organization', 'domain']);
  expect(kept.nominations[0]?.text).toBe('t0 t1');
});
