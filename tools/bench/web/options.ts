import { parseArgs } from 'node:util';

/** What `npm run bench:web -- --...` may be told. */
export interface Options {
  /** A running site; else the built one is started for the benchmark and stopped after it. */
  address: string | undefined;
  /** File that takes the figures as JSON. */
  out: string | undefined;
  /** Readings of each figure; the report gives their median. */
  runs: number;
  /** Whether every public page is marked in Lighthouse's four categories, or none. */
  categories: boolean;
}

const fewestRuns = 5;

/** @throws Error with a message for the person who typed it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      address: { type: 'string' },
      out: { type: 'string' },
      runs: { type: 'string', default: String(fewestRuns) },
      'no-categories': { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number.');
  const { address } = values;
  if (address !== undefined && !URL.canParse(address)) {
    throw new Error('--address takes the address of a running site: http://localhost:4000');
  }
  return {
    address: address && new URL(address).origin,
    out: values.out,
    runs,
    categories: !values['no-categories'],
  };
}
