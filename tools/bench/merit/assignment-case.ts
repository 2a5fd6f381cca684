import { brokenRules } from '@meritum/shared/merit/assign/broken-rules';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import { median } from '../figures';
import { type Population, seasonOfPopulation } from './population';

/** Measures one population in its own process: `assignment-case.ts <population as JSON>`. */
export interface Measured {
  /** Seconds of the first plan in a new process, and the median of the later ones. */
  first: number;
  warm: number;
  /** Seconds of processor time in the median run; more reliable on a busy machine. */
  processor: number;
  /** Peak memory of the process, in MB. */
  memory: number;
  filled: number;
  planned: number;
  certainty: number;
  certaintyBefore: number;
  /** Share of the value that the later stages gave up. */
  loss: number;
  /** Expertise of the weakest nomination as a share of its own ceiling. */
  weakest: number;
  parts: number;
  loads: Plan['loads'];
  broken: number;
}

/** The default largest load. */
const options = { seed: 2026, largestLoad: 2 };
/** Runs repeat until warm, for at most this many seconds. */
const [mostRuns, mostSeconds] = [7, 20];

interface Run {
  plan: Plan;
  seconds: number;
  processor: number;
}

function runOnce(input: ReturnType<typeof seasonOfPopulation>): Run {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const plan = planAssignments(input, options);
  const { user, system } = process.cpuUsage(used);
  return {
    plan,
    seconds: (performance.now() - started) / 1000,
    processor: (user + system) / 1e6,
  };
}

function measure(population: Population): Measured {
  const input = seasonOfPopulation(population);
  const first = runOnce(input);
  const later: Run[] = [];
  while (later.length < mostRuns && (later.length + 1) * first.seconds < mostSeconds) {
    later.push(runOnce(input));
  }
  if (later.length === 0) later.push(first);
  const memory = process.resourceUsage().maxRSS / 1024;
  const { plan } = first;
  return {
    first: first.seconds,
    warm: median(later.map(({ seconds }) => seconds)),
    processor: median(later.map(({ processor }) => processor)),
    memory,
    filled: plan.coverage.filled,
    planned: plan.coverage.planned,
    certainty: plan.certainty,
    certaintyBefore: plan.before.certainty,
    loss: 1 - plan.value / plan.before.value,
    weakest: plan.weakest ? plan.weakest.expertise / plan.weakest.ceiling : 1,
    parts: plan.parts,
    loads: plan.loads,
    broken: brokenRules(input, plan, options.largestLoad).length,
  };
}

process.stdout.write(JSON.stringify(measure(JSON.parse(process.argv[2] ?? '') as Population)));
