import { type FindingCode, findingWords } from '@meritum/shared/merit/ledger/findings';
import { pluralize } from '@meritum/shared/programme/format-count';
import { CheckSteps } from './CheckSteps';
import { areOtherJudges, type Checked, isOtherFile, totalsOf } from './checked';

interface Step {
  name: string;
  /** The comparison in words, before a ledger is chosen. */
  asks?: string;
  codes: readonly FindingCode[];
  holds(checked: Checked): string;
}

const steps: readonly Step[] = [
  {
    name: 'Rules',
    asks: 'Are they those whose hash was published before judging opened?',
    codes: ['rules-hash', 'rules-published'],
    holds: ({ before }) =>
      before.rulesHash
        ? 'The rules in the ledger are those whose hash was published before judging opened.'
        : 'The hash in the ledger is that of its rules.',
  },
  {
    name: 'Ratings',
    asks: 'Are all ratings unchanged since judging closed?',
    codes: ['root', 'root-published', 'size', 'commitment-twice'],
    holds: (checked) =>
      checked.before.root
        ? `${receivedWords(checked)} match the root that was published then: none was changed, added or left out.`
        : `${receivedWords(checked)} match the root in the ledger.`,
  },
  {
    name: 'Results',
    asks: 'Do score and award of each entry follow from its ratings?',
    codes: [
      'entry-twice',
      'entry-unknown',
      'scores',
      'outcome',
      'with-voided',
      'name',
      'name-hash',
    ],
    holds: () =>
      'Each entry that counts has the ratings, score and award that the ledger states. Each winner has the name that was sealed when judging closed.',
  },
  {
    name: 'Voids',
    asks: 'Does every voided rating have a reason?',
    codes: ['seal', 'voids-root', 'voids-published', 'judges'],
    holds: ({ ledger }) =>
      `Ratings are withheld only where an entry was voided, with a reason, or deleted. The completed ratings of ${pluralize(ledger.judges.length, 'judge')} add up to those in the ledger.`,
  },
  {
    name: 'Decision',
    codes: ['decision'],
    holds: () => 'Two organisers confirmed the outcome of these rules, ratings and voids.',
  },
];

export const asks = steps.flatMap((step) => (step.asks ? [[step.name, step.asks] as const] : []));

/** All entries and ratings under the root, including those voided or deleted since. */
function receivedWords(checked: Checked): string {
  const { entries, ratings } = totalsOf(checked);
  return `The ${pluralize(entries, 'entry', 'entries')} and ${pluralize(ratings, 'rating')} that there were when judging closed`;
}

/** Distinct messages about failures; the table names the entries. */
function failing({ verification }: Checked, { codes }: Step): string[] {
  const lines = verification.findings
    .filter(({ code }) => codes.includes(code))
    .map(({ code, entry }) => (entry ? `${entry}: ${findingWords[code]}` : findingWords[code]));
  return [...new Set(lines)];
}

function directoryStep({ differences }: Checked) {
  if (!differences) return [];
  const fails = differences.map(
    ({ name, directory, computed }) =>
      `${name}: ${directory ?? 'nothing'} in the directory of winners, ${computed ?? 'no award'} by the ratings.`,
  );
  const holds = 'The directory of winners shows exactly the awards that the ratings come to.';
  return [{ name: 'Directory', fails, holds }];
}

const otherJudges = 'The numbers of ratings in the list of judges do not match the ledger.';

function judgesStep(checked: Checked) {
  if (!checked.judges) return [];
  const fails = areOtherJudges(checked) ? [otherJudges] : [];
  const holds =
    'The numbers of ratings in the list of judges match the ledger, and add up to all its ratings.';
  return [{ name: 'Judges', fails, holds }];
}

const otherFile = 'Its SHA-256 hash is not the one that is published with these results.';

/** Skipped for a saved file that differs: its ratings are compared one by one. */
function fileStep(checked: Checked) {
  const { file } = checked;
  if (!file || (file.isKept && file.hash !== file.published)) return [];
  const fails = isOtherFile(checked) ? [otherFile] : [];
  return [{ name: 'File', fails, holds: 'It is identical to the published one.' }];
}

export function StepList({ checked }: { checked: Checked }) {
  const all = [
    ...fileStep(checked),
    ...steps.map((step) => ({
      name: step.name,
      fails: failing(checked, step),
      holds: step.holds(checked),
    })),
    ...directoryStep(checked),
    ...judgesStep(checked),
  ];
  return <CheckSteps steps={all} />;
}
