import { brokenRules } from '@meritum/shared/merit/assign/broken-rules';
import { type Plan, planAssignments } from '@meritum/shared/merit/assign/plan';
import { median } from '../figures';
import { trialPopulation } from './trial-populations';

/** Size and kind of a random season. */
export interface Trial {
  name: string;
  nominations: number;
  judges: number;
  isDrawn: boolean;
}

/** The default largest load. */
const options = { seed: 2026, largestLoad: 2 };
const draw = { seed: 'bench', mostProbable: 0.5 } as const;
/** Runs repeat until warm, for at most this many seconds. */
const [maxRuns, maxSeconds] = [7, 20];

/** Measures one population in its own process: `assignment-case.ts <trial as JSON>`. */
function measure({ name, nominations, judges, isDrawn }: Trial) {
  const input = trialPopulation(name, nominations, judges);
  const planOnce = (): { plan: Plan; seconds: number } => {
    const used = process.cpuUsage();
    const plan = planAssignments(input, isDrawn ? { ...options, draw } : options);
    const { user, system } = process.cpuUsage(used);
    return { plan, seconds: (user + system) / 1e6 };
  };
  const { plan, seconds } = planOnce();
  const later: number[] = [];
  while (later.length < maxRuns && (later.length + 1) * seconds < maxSeconds)
    later.push(planOnce().seconds);
  const { weakest, coverage, proven } = plan;
  return {
    // Processor seconds of a new process's first plan, and the median of the later plans.
    first: seconds,
    warm: later.length === 0 ? seconds : median(later),
    // Peak memory of the process, in MB.
    memory: process.resourceUsage().maxRSS / 1024,
    filled: coverage.filled,
    planned: coverage.planned,
    // Assignments in the best possible plan.
    most: coverage.filled + proven.all.most - proven.all.filled,
    certainty: plan.certainty,
    certaintyBefore: plan.before.certainty,
    // The share of the value that the later stages of planning cost.
    loss: 1 - plan.value / plan.before.value,
    // Expertise of the weakest nomination as a share of its own maximum, and the number below 98 %.
    weakest: weakest && weakest.ceiling > 0 ? weakest.expertise / weakest.ceiling : 1,
    below: plan.belowCeiling.length,
    parts: plan.parts,
    broken: brokenRules(input, plan, options.largestLoad).length,
  };
}

export type Measured = ReturnType<typeof measure>;

process.stdout.write(JSON.stringify(measure(JSON.parse(process.argv[2] ?? '') as Trial)));
