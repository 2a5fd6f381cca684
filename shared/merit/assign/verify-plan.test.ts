import { hashOfText } from '../ledger/bytes';
import { forAll } from '../testing/for-all';
import type { PlanningInput } from './input';
import { type KeptInput, keptInputText, planHashOf } from './kept-input';
import { planAssignments } from './plan';
import { inputOf, judgesWith, nominationsWith, season } from './testing/seasons';
import { NotAPlanFile, verifyPlan } from './verify-plan';

const salt = '0f'.repeat(16);
const drawnWith = (seed: string) => ({
  seed: 1,
  largestLoad: 2,
  draw: { seed, mostProbable: 0.5 as const },
});
const options = drawnWith(`${'a'.repeat(64)}\n1`);

/** The auditor's file of an input whose plan was applied. */
function fileOf(input: PlanningInput) {
  const kept: KeptInput = JSON.parse(keptInputText(input, options));
  const planHash = planHashOf(planAssignments(input, options));
  return { format: 'meritum-plan/1', salt, planHash, input: kept };
}

const verified = (file: object) => verifyPlan(JSON.stringify(file));

/** Six nominations, each with three of forty judges. */
const wide = inputOf({ nominations: nominationsWith(6), judges: judgesWith(40) });

test('the plan that was applied comes out again, breaks no rule and has its one digest', () => {
  forAll([season], (input) => {
    const file = fileOf(input);
    const { isSame, broken, digest, ...made } = verified(file);
    expect([isSame, broken]).toEqual([true, []]);
    expect(made.inputHash).toBe(hashOfText(keptInputText(input, options)));
    const subject = `${made.inputHash} ${made.planHash}`;
    expect(digest).toBe(hashOfText(`meritum-log-digest/1\n${subject}\n${salt}`));
  });
});

test('the digest tells a change of input, seed, plan and salt', () => {
  const file = fileOf(wide);
  const { digest } = verified(file);
  const { input } = file;
  const [first, ...others] = input.judges;
  const draw = { seed: `${'b'.repeat(64)}\n1`, oneIn: 2 };
  const changed = [
    { ...file, input: { ...input, judges: others } },
    { ...file, input: { ...input, judges: [{ ...first, capacity: 2 }, ...others] } },
    { ...file, input: { ...input, options: { ...input.options, draw } } },
    { ...file, input: { ...input, ties: [{ judge: 'j1', nomination: 'n1', kind: 'declared' }] } },
    { ...file, salt: '10'.repeat(16) },
  ];
  const digests = changed.map((one) => verified(one).digest);
  expect(new Set([digest, ...digests]).size).toBe(changed.length + 1);
});

test('a plan that was not drawn with its seed, or was changed by hand, is another one', () => {
  const file = fileOf(wide);
  const other = planHashOf(planAssignments(wide, drawnWith(`${'b'.repeat(64)}\n1`)));
  expect(verified({ ...file, planHash: other }).isSame).toBe(false);
  const plan = planAssignments(wide, options);
  const byHand = planHashOf({ ...plan, assignments: plan.assignments.slice(1) });
  expect(verified({ ...file, planHash: byHand }).isSame).toBe(false);
});

test.each([
  ['not JSON', '{'],
  ['another format', JSON.stringify({ ...fileOf(wide), format: 'meritum-ledger/1' })],
  ['no salt', JSON.stringify({ ...fileOf(wide), salt: '' })],
  ['a hash of nothing', JSON.stringify({ ...fileOf(wide), planHash: null })],
  ['no judges', JSON.stringify({ ...fileOf(wide), input: { format: 'meritum-plan-input/1' } })],
  ['nothing', 'null'],
])('%s is no plan file', (_, text) => {
  expect(() => verifyPlan(text)).toThrow(NotAPlanFile);
});
