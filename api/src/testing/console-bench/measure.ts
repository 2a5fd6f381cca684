import { readFile } from 'node:fs/promises';
import type { App } from '../../platform/zod/provider';
import type { Person } from '../accounts';
import { claimsOf } from '../factors';
import { ask, queriesOf } from './queries';
import type { Asked } from './readings';

/** Costs of a console call, asked repeatedly, one request at a time. */
export interface Measured {
  status: number;
  bytes: number;
  /** Milliseconds elapsed. */
  p50: number;
  p99: number;
  /** Processor milliseconds per request: here, and in the database if its process id is known. */
  cpu: number;
  databaseCpu: number | null;
  /** Queries with their index, and how often each is made. */
  queries: Map<string, number>;
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/** Processor milliseconds of a process; Linux counts hundredths of a second. */
async function cpuOf(pid: number | undefined): Promise<number | null> {
  if (!pid) return null;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields ? (Number(fields[11]) + Number(fields[12])) * 10 : null;
}

/** A new token for each request, as a bench may outlast one. */
function freshHeaders(app: App, { accessToken }: Pick<Person, 'accessToken'>) {
  const { sub, sid } = claimsOf(accessToken);
  return { authorization: `Bearer ${app.accessTokens.sign({ sub, sid })}` };
}

interface Measuring {
  admin: Pick<Person, 'accessToken'>;
  rounds: number;
  /** Process id of the database. */
  databasePid: number | undefined;
}

export async function measure(
  app: App,
  asked: Asked,
  { admin, rounds, databasePid }: Measuring,
): Promise<Measured> {
  const { queries } = await queriesOf(app, asked, freshHeaders(app, admin));
  const reply = await ask(app, asked, freshHeaders(app, admin));
  const [own, databases] = [process.cpuUsage(), await cpuOf(databasePid)];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const headers = freshHeaders(app, admin);
    const begun = performance.now();
    await ask(app, asked, headers);
    times.push(performance.now() - begun);
  }
  const { user, system } = process.cpuUsage(own);
  const after = await cpuOf(databasePid);
  const sorted = times.sort((a, b) => a - b);
  return {
    status: reply.statusCode,
    bytes: reply.rawPayload.length,
    queries,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    cpu: (user + system) / 1_000 / rounds,
    databaseCpu: after === null || databases === null ? null : (after - databases) / rounds,
  };
}
