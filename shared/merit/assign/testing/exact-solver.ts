import highsLoader from 'highs';
import { FORBIDDEN, type Market } from '../market';

/** Values of pairs, filled places and filled slots in a linear programme. */
export interface Worths {
  pair(score: number): number;
  place(i: number, number: number): number;
  slot(slot: number): number;
}

interface Programme {
  objective: string[];
  constraints: string[];
  bounds: string[];
}

const term = (worth: number, name: string): string =>
  `${worth < 0 ? '-' : '+'} ${Math.abs(worth)} ${name}`;

function addNominations(market: Market, worths: Worths, programme: Programme): string[][] {
  const row = new Int16Array(market.judges);
  const byJudge: string[][] = Array.from({ length: market.judges }, () => []);
  for (let i = 0; i < market.nominations; i += 1) {
    market.fillRow(i, row);
    const sides = [`z${i}`];
    row.forEach((score, j) => {
      if (score === FORBIDDEN) return;
      programme.objective.push(term(worths.pair(score), `x${i}_${j}`));
      sides.push(`+ x${i}_${j}`);
      byJudge[j]?.push(`+ x${i}_${j}`);
    });
    for (let place = 0; place < (market.demand[i] as number); place += 1) {
      programme.objective.push(term(worths.place(i, place), `y${i}_${place}`));
      sides.push(`- y${i}_${place}`);
    }
    programme.constraints.push(`${sides.join(' ')} = 0`);
    programme.bounds.push(`z${i} = 0`);
  }
  return byJudge;
}

function programmeOf(market: Market, worths: Worths): Programme {
  const programme: Programme = { objective: ['nothing'], constraints: [], bounds: ['nothing = 0'] };
  const byJudge = addNominations(market, worths, programme);
  byJudge.forEach((sides, j) => {
    const slots: string[] = [];
    const first = market.slotStart[j] as number;
    for (let slot = first; slot < first + (market.room[j] as number); slot += 1) {
      programme.objective.push(term(worths.slot(slot), `s${slot}`));
      slots.push(`- s${slot}`);
    }
    programme.constraints.push(`${[`w${j}`, ...sides, ...slots].join(' ')} = 0`);
    programme.bounds.push(`w${j} = 0`);
  });
  return programme;
}

/** Solvers of the exact optimum. The polytope is integral, so the linear programme is enough. */
export async function exactSolver() {
  const highs = await highsLoader();
  return (market: Market, worths: Worths): number => {
    const { objective, constraints, bounds } = programmeOf(market, worths);
    const names = new Set([...objective, ...constraints].join(' ').match(/\b[xys]\d+(_\d+)?\b/g));
    const text = [
      'Maximize',
      ` value: ${objective.join('\n ')}`,
      'Subject To',
      ...constraints.map((line, at) => ` c${at}: ${line}`),
      'Bounds',
      ...bounds.map((line) => ` ${line}`),
      ...[...names].map((name) => ` 0 <= ${name} <= 1`),
      'End',
    ].join('\n');
    const solution = highs.solve(text, { output_flag: false });
    if (solution.Status !== 'Optimal') throw new Error(`No optimum: ${solution.Status}`);
    return solution.ObjectiveValue;
  };
}
