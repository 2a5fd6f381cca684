import { parseArgs } from 'node:util';

/** What `npm run bench:api -- --...` may be told. */
export interface Options {
  connections: number;
  /** Readings of each figure; the report gives the quarter of them that was best. */
  rounds: number;
  /** Only the calls whose names contain one of these; files and limits only where they are named. */
  only: readonly string[];
  /** File that takes the figures as JSON. */
  json: string | undefined;
  /** Whether it is told where the API's time goes, in place of being compared. */
  profile: boolean;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number.`);
  return value;
}

/** @throws Error with a message for the person who typed it. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      connections: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '9' },
      only: { type: 'string', default: '' },
      json: { type: 'string' },
      profile: { type: 'boolean', default: false },
    },
  });
  return {
    connections: whole('connections', values.connections),
    rounds: whole('rounds', values.rounds),
    only: values.only.split(',').filter(Boolean),
    json: values.json,
    profile: values.profile,
  };
}

/** Whether something of that name is asked for. */
export const isWanted = ({ only }: Pick<Options, 'only'>, name: string): boolean =>
  only.length === 0 || only.some((part) => name.toLowerCase().includes(part.toLowerCase()));
