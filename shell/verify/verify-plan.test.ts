/** @jest-environment node */
import { keptInputText, planHashOf } from '@meritum/shared/merit/assign/kept-input';
import { planAssignments } from '@meritum/shared/merit/assign/plan';
import { verifyPlan } from '@meritum/shared/merit/assign/verify-plan';
import { seasonOfPopulation } from '@meritum/shared/merit/testing/population';
import { verifyPlanProgram, written } from './testing/programs';

const verify = verifyPlanProgram();

/** Runs the program on a file with a byte order mark, as some editors save it. */
function answerTo(file: object, ...args: string[]) {
  const { status, stdout, stderr } = verify(
    ...args,
    written('input.json', `\ufeff${JSON.stringify(file)}`),
  );
  return { status, said: stdout + stderr };
}

const seed = 'a'.repeat(64);
const season = seasonOfPopulation({ nominations: 20, judges: 60, capacity: 1.5, seed: 4 });
const options = {
  seed: 1,
  largestLoad: 2,
  draw: { seed: `${seed}\n7`, mostProbable: 0.5 as const },
};
const file = {
  format: 'meritum-plan/1',
  salt: '0f'.repeat(16),
  planHash: planHashOf(planAssignments(season, options)),
  input: JSON.parse(keptInputText(season, options)),
};
const { digest } = verifyPlan(JSON.stringify(file));

test('the program for auditors makes the same plan, of the seed and digest that are public', () => {
  const { status, said } = answerTo(file, '--seed', seed, '--digest', digest);
  expect(said).toContain('The same plan comes out, and it breaks no rule.');
  expect(said).toContain(`Turn 7, drawn with the seed ${seed}`);
  expect(status).toBe(0);
});

test.each([
  ['another seed', file, ['--seed', 'b'.repeat(64)], 'It was not drawn with this seed.'],
  ['another digest', file, ['--digest', 'b'.repeat(64)], 'This digest is not of this input'],
  ['another plan', { ...file, planHash: 'b'.repeat(64) }, [], 'Another plan comes out'],
  ['another file', { ...file, format: '' }, [], 'This is not the input of a plan'],
])('it refuses %s', (_, given, args, words) => {
  const { status, said } = answerTo(given, ...args);
  expect([status, said]).toEqual([1, expect.stringContaining(words)]);
});
