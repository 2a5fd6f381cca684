import { hashOfText } from '../ledger/bytes';
import { canonicalJson } from '../ledger/canonical';
import { blindedDigest } from '../log/entry';
import { parseJson } from '../parse-json';
import { brokenRules } from './broken-rules';
import { assignedSubject, type KeptInput, planAgain, planHashOf } from './kept-input';
import { planAssignments } from './plan';

/** The file that organisers give an auditor. */
interface PlanFile {
  format: 'meritum-plan/1';
  /** Blinds the digest. */
  salt: string;
  /** Hash of the applied plan, see `planHashOf`. */
  planHash: string;
  input: KeptInput;
}

/** The result of recomputing a plan. */
export interface PlanVerification {
  /** The plan's seed: the season's, a line break, the turn. Missing without a draw. */
  seed: string | undefined;
  /** Numbers of new, kept and ended assignments. */
  made: number;
  kept: number;
  ended: number;
  inputHash: string;
  planHash: string;
  /** Whether the result equals the applied plan. */
  isSame: boolean;
  /** The digest that the public log must contain for this input and plan. */
  digest: string;
  /** Rules that the plan breaks, in words. */
  broken: string[];
}

/** Thrown for a file that describes no plan. */
export class NotAPlanFile extends Error {}

const isHex = (text: unknown, digits: number): boolean =>
  typeof text === 'string' && text.length === digits && /^[0-9a-f]*$/.test(text);

function parsed(text: string): PlanFile {
  const fail = (why: string) => new NotAPlanFile(`This is not the input of a plan: ${why}.`);
  let file: Partial<PlanFile> | null;
  try {
    file = parseJson(text) as typeof file;
  } catch {
    throw fail('it is not JSON');
  }
  if (file?.format !== 'meritum-plan/1' || file.input?.format !== 'meritum-plan-input/1')
    throw fail('its format is another one');
  if (!isHex(file.salt, 32)) throw fail('its salt is not 16 bytes');
  if (!isHex(file.planHash, 64)) throw fail('its hash of the plan is not 32 bytes');
  const { nominations, judges, ties, standing, options } = file.input;
  if (![nominations, judges, ties, standing].every(Array.isArray) || !options)
    throw fail('a part of it is missing');
  return file as PlanFile;
}

/** Recomputes a plan from the file of its input, and checks its rules. @throws NotAPlanFile */
export function verifyPlan(text: string): PlanVerification {
  const { salt, planHash: applied, input } = parsed(text);
  const [planned, options] = planAgain(input);
  const plan = planAssignments(planned, options);
  const [inputHash, planHash] = [hashOfText(canonicalJson(input)), planHashOf(plan)];
  const returning = plan.kept.filter(({ state }) => state === 'returning').length;
  return {
    seed: options.draw?.seed,
    made: plan.assignments.length + returning,
    kept: plan.kept.length - returning,
    ended: plan.released.length,
    inputHash,
    planHash,
    isSame: planHash === applied,
    digest: blindedDigest(assignedSubject(inputHash, planHash), salt),
    broken: brokenRules(planned, plan, options.largestLoad),
  };
}
