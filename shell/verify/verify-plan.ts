import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  NotAPlanFile,
  type PlanVerification,
  verifyPlan,
} from '@meritum/shared/merit/assign/verify-plan';
import { commandOf, run } from './command';

/** Recomputes a plan offline. */
const usage = `Usage: ${commandOf('verify-plan')} [options] <input.json>

The file is the input of an applied plan, as organisers download it.
  --seed <hash>    the season's seed, as published
  --digest <hash>  an entry "judges assigned" of the public log: it must be of this very plan`;

const asked = () =>
  parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, digest: { type: 'string' } },
  });

type Options = ReturnType<typeof asked>['values'];

/** Everything that does not hold, in words; empty if all holds. */
function findings({ isSame, broken, ...made }: PlanVerification, options: Options): string[] {
  return [
    ...(isSame
      ? []
      : [
          'Another plan comes out than the one that was applied: the input was changed, or the code is of another version.',
        ]),
    ...(options.seed === undefined || made.seed?.startsWith(`${options.seed}\n`)
      ? []
      : ['It was not drawn with this seed.']),
    ...(options.digest === undefined || options.digest === made.digest
      ? []
      : ['This digest is not of this input and plan.']),
    ...broken.map((rule) => `Breaks a rule: ${rule}`),
  ];
}

function asWords(made: PlanVerification, found: readonly string[]): string {
  const [seed, turn] = made.seed?.split('\n') ?? [];
  return [
    `${made.made} new assignments, ${made.kept} that stay, ${made.ended} that end`,
    seed === undefined ? 'Without a draw' : `Turn ${turn}, drawn with the seed ${seed}`,
    `Input  ${made.inputHash}`,
    `Plan   ${made.planHash}`,
    `Digest ${made.digest}`,
    '',
    ...found,
    found.length === 0
      ? 'The same plan comes out, and it breaks no rule.'
      : 'This plan does NOT hold.',
  ].join('\n');
}

function check(): boolean {
  const { values, positionals } = asked();
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new Error(usage);
  const made = verifyPlan(readFileSync(file, 'utf8'));
  const found = findings(made, values);
  console.log(asWords(made, found));
  return found.length === 0;
}

void run(check, NotAPlanFile);
