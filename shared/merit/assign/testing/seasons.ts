import fc from 'fast-check';
import type { ExistingAssignment, JudgeToAssign, NominationToJudge, PlanningInput } from '../input';
import { ownNominations } from '../own-nominations';
import type { Plan } from '../plan';

const categories = ['Technology', 'AI', 'Data Analytics'];
const employers = ['Acme', 'Borealis', 'Cygnus', 'Dorado'];
const domains = ['acme.example', 'mail.acme.example', 'borealis.example'];
const fields = ['compilers', 'vision', 'storage', 'forecasting', 'privacy', 'robots'];

const words = fc.array(fc.constantFrom(...fields), { maxLength: 4 }).map((list) => list.join(' '));
const email = (name: string) =>
  fc
    .constantFrom('acme.example', 'mail.borealis.example', 'gmail.com')
    .map((at) => `${name}@${at}`);

export const nominationWith = (over: Partial<NominationToJudge> & { id: string }) => ({
  category: 'AI',
  text: '',
  people: [`owner-of-${over.id}`],
  emails: [`owner-of-${over.id}@gmail.com`],
  wanted: 2,
  planned: 3,
  ...over,
});

export const judgeWith = (over: Partial<JudgeToAssign> & { id: string }) => ({
  categories: ['AI'],
  capacity: 3,
  active: true,
  ...over,
});

/** Several judges that differ by the number after their id. */
export const judgesWith = (count: number, { id = 'j', ...over }: Partial<JudgeToAssign> = {}) =>
  Array.from({ length: count }, (_, at) => judgeWith({ ...over, id: `${id}${at}` }));
export const nominationsWith = (
  count: number,
  { id = 'n', ...over }: Partial<NominationToJudge> = {},
) => Array.from({ length: count }, (_, at) => nominationWith({ ...over, id: `${id}${at}` }));

/** A season that contains only this. */
export const inputOf = (known: Partial<PlanningInput>): PlanningInput => ({
  nominations: [],
  judges: [],
  forbidden: [],
  existing: [],
  ...known,
});

const nomination = (index: number): fc.Arbitrary<NominationToJudge> =>
  fc
    .record({
      category: fc.constantFrom(...categories),
      text: words,
      employers: fc.subarray(employers, { maxLength: 2 }),
      domains: fc.subarray(domains, { maxLength: 1 }),
      emails: email(`person${index}`).map((address) => [address]),
      wanted: fc.integer({ min: 1, max: 3 }),
      spare: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ wanted, spare, ...rest }) => ({
      ...rest,
      id: `n${index}`,
      people: [`person${index}`],
      wanted,
      planned: wanted + spare,
    }));

const judge = (index: number): fc.Arbitrary<JudgeToAssign> =>
  fc.record({
    id: fc.constant(`j${index}`),
    // Some judges are also nominators.
    account: fc.constant(index % 3 === 0 ? `person${index}` : `judge${index}`),
    emails: email(`judge${index}`).map((address) => [address]),
    employers: fc.subarray([...employers, 'Elsewhere', 'Nowhere'], { maxLength: 2 }),
    domains: fc.subarray(domains, { maxLength: 1 }),
    categories: fc.subarray(categories, { minLength: 1 }),
    expertise: words,
    capacity: fc.integer({ min: 0, max: 4 }),
    active: fc.boolean().map((is) => is || index % 2 === 0),
  });

const several = <T>(most: number, one: (index: number) => fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc
    .integer({ min: 1, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => one(index))));

/** Small seasons with conflicts of every kind, few or many judges, and no existing assignments. */
export const season: fc.Arbitrary<PlanningInput> = fc
  .record({
    nominations: several(7, nomination),
    judges: several(9, judge),
    forbidden: fc.array(
      fc.record({
        judge: fc.nat(8).map((at) => `j${at}`),
        nomination: fc.nat(6).map((at) => `n${at}`),
        kind: fc.constantFrom('declared', 'recused', 'before'),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ judges, nominations, forbidden }) => {
    const own = ownNominations(judges, nominations);
    const byJudges = (nomination: NominationToJudge) =>
      [...own].flatMap(([id, those]) => (those.includes(nomination) ? [id] : []));
    return {
      judges: judges.map((one) => ({ ...one, nominates: own.get(one.id) ?? [] })),
      nominations: nominations.map((one) => ({ ...one, byJudges: byJudges(one) })),
      forbidden,
      existing: [],
    };
  });

/** The season after a plan was applied. */
export const applied = (input: PlanningInput, plan: Plan): PlanningInput => ({
  ...input,
  existing: [
    ...plan.kept,
    ...plan.assignments.map(
      ({ judge, nomination }): ExistingAssignment => ({ judge, nomination, state: 'open' }),
    ),
  ],
});
