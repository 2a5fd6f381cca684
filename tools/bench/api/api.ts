import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { stopOnSignal } from '../../start/stop-on-signal';
import { wholeNumber } from '../figures';
import { casesOf } from './cases';
import { callsTable, compare, passes, type Row } from './compare';
import { setStage } from './world';

/**
 * `npm run bench:api [-- --only winners --rounds 9 --connections 20]`: processor time of the API's
 * requests as a multiple of a bare Fastify's in the same run. Exits with 1 if a target is missed.
 */
const say = (line: string) => console.log(line);

function readOptions() {
  const { values } = parseArgs({
    options: {
      connections: { type: 'string', default: '20' },
      rounds: { type: 'string', default: '9' },
      only: { type: 'string', default: '' },
    },
  });
  const only = values.only.toLowerCase().split(',').filter(Boolean);
  return {
    connections: wholeNumber('connections', values.connections),
    rounds: wholeNumber('rounds', values.rounds),
    isWanted: (name: string) =>
      only.length === 0 || only.some((part) => name.toLowerCase().includes(part)),
  };
}

let stage: Awaited<ReturnType<typeof setStage>> | undefined;
stopOnSignal(say, async () => stage?.stop());
try {
  const { isWanted, ...options } = readOptions();
  const load = loadavg()[0]?.toFixed(1);
  say(
    `${availableParallelism()} cores, Node ${process.version}, load ${load}, ${options.connections} connections`,
  );
  stage = await setStage(options.connections);
  const rows: Row[] = [];
  for (const one of casesOf(stage)) {
    if (!isWanted(one.name)) continue;
    await stage.renew();
    rows.push(await compare(stage, one, options));
  }
  say(`\nProcessor µs of a request, of ${options.rounds} readings:`);
  say(callsTable(rows));
  const met = rows.filter(passes).length;
  say(`\n${met} of ${rows.length} targets met; load at the end ${loadavg()[0]?.toFixed(1)}.`);
  process.exitCode = met === rows.length ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  await stage?.stop();
}
