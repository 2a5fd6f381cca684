import { columns } from '../figures';
import type { Row } from './compare';

const micros = (value: number) => value.toFixed(value < 100 ? 1 : 0);
const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0);

/** Whether a call meets its target; undefined without one. */
export const passes = ({ times, wanted }: Pick<Row, 'times' | 'wanted'>): boolean | undefined =>
  wanted === undefined ? undefined : times <= wanted;

function verdict(row: Pick<Row, 'times' | 'wanted'>): string {
  const { times, wanted = 0 } = row;
  const passed = passes(row);
  if (passed === undefined) return '';
  return passed ? 'pass' : `MISS by ${Math.round((times / wanted - 1) * 100)} %`;
}

/** Each call beside its baseline. */
export function callsTable(rows: readonly Row[]): string {
  const head = ['call', 'µs', 'floor', 'times', 'wanted', '', 'p50', 'p99', 'a second', 'floor is'];
  return columns([
    head,
    ...rows.map((row) => [
      row.name,
      micros(row.api.cpu),
      micros(row.floor.cpu),
      row.times.toFixed(2),
      row.wanted ? `<= ${row.wanted}` : '',
      verdict(row),
      ms(row.api.p50),
      ms(row.api.p99),
      row.api.perSecond.toFixed(0),
      row.against,
    ]),
  ]);
}
