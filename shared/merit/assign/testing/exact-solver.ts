import highsLoader from 'highs';
import { FORBIDDEN, type Market } from '../market';

/** Weights of pairs, filled places and filled slots in a linear programme. */
export interface Weights {
  pair(score: number): number;
  place(i: number, number: number): number;
  slot(slot: number): number;
}

/** The objective, and the constraints of each nomination and each judge. */
function programmeOf(market: Market, weights: Weights) {
  const { nominations, judges, demand, room, slotStart } = market;
  const objective: { worth: number; name: string }[] = [];
  const balances: string[][] = Array.from({ length: nominations + judges }, () => []);
  const row = new Int16Array(judges);
  for (let i = 0; i < nominations; i += 1) {
    market.fillRow(i, row);
    row.forEach((score, j) => {
      if (score === FORBIDDEN) return;
      const name = `x${i}_${j}`;
      objective.push({ worth: weights.pair(score), name });
      for (const node of [i, nominations + j]) balances[node]?.push(`+ ${name}`);
    });
    for (let place = 0; place < (demand[i] as number); place += 1) {
      objective.push({ worth: weights.place(i, place), name: `y${i}_${place}` });
      balances[i]?.push(`- y${i}_${place}`);
    }
  }
  for (let j = 0; j < judges; j += 1) {
    const first = slotStart[j] as number;
    for (let slot = first; slot < first + (room[j] as number); slot += 1) {
      objective.push({ worth: weights.slot(slot), name: `s${slot}` });
      balances[nominations + j]?.push(`- s${slot}`);
    }
  }
  return { objective, balances: balances.filter(({ length }) => length > 0) };
}

/** Solvers for the exact optimum. The polytope is integral, so a linear programme suffices. */
export async function exactSolver() {
  const highs = await highsLoader();
  return (market: Market, weights: Weights): number => {
    const { objective, balances } = programmeOf(market, weights);
    if (objective.length === 0) return 0;
    const text = [
      'Maximize',
      ' value:',
      ...objective.map(({ worth, name }) => ` ${worth < 0 ? '-' : '+'} ${Math.abs(worth)} ${name}`),
      'Subject To',
      ...balances.map((terms, at) => ` c${at}: ${terms.join(' ')} = 0`),
      'Bounds',
      ...objective.map(({ name }) => ` 0 <= ${name} <= 1`),
      'End',
    ].join('\n');
    const solution = highs.solve(text, { output_flag: false });
    if (solution.Status !== 'Optimal') throw new Error(`No optimum: ${solution.Status}`);
    return solution.ObjectiveValue;
  };
}
