import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { stopOnSignal } from '../../start/stop-on-signal';
import { casesOf } from './cases';
import { compare, profileOf, type Row } from './compare';
import { type Transferred, transfer, transfersOf } from './files';
import { type First, firstAfterChange } from './first';
import { isWanted, type Options, readOptions } from './options';
import { close } from './raw';
import { byPackage, type SelfTime } from './self-times';
import { callsTable, filesTable, firstInWords, passes } from './table';
import { type Stage, setStage } from './world';

/**
 * `npm run bench:api [-- --only winners,files --rounds 9 --json figures.json --profile]`: what requests
 * cost the API, beside a bare Fastify in the same run. Ends with 1 when a target is missed.
 */
const say = (line: string) => console.log(line);

const submissions = 200;
/** Of the API's processor, with nobody else in the way, and at the limits. */
const [few, many] = [4, 50];

function sayTimes(name: string, times: readonly SelfTime[]): void {
  say(`\n${name}: ${times.reduce((sum, { micros }) => sum + micros, 0).toFixed(0)} µs`);
  for (const { where, micros } of byPackage(times).slice(0, 15))
    say(`  ${micros.toFixed(1).padStart(7)}  ${where}`);
  for (const { where, micros } of times.slice(0, 45))
    say(`    ${micros.toFixed(1).padStart(7)}  ${where}`);
}

async function profileAll(stage: Stage, options: Options): Promise<void> {
  for (const one of casesOf(stage)) {
    if (!isWanted(options, one.name)) continue;
    await stage.renew();
    sayTimes(one.name, await profileOf(stage.api, one, options.connections));
  }
}

async function callsOf(stage: Stage, options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  for (const one of casesOf(stage)) {
    if (!isWanted(options, one.name)) continue;
    await stage.renew();
    rows.push(await compare(stage, one, options));
  }
  return rows;
}

async function filesOf(stage: Stage, options: Options): Promise<Transferred[]> {
  const measured: Transferred[] = [];
  if (!isWanted(options, 'files')) return measured;
  for (const connections of [few, many]) {
    await stage.renew();
    for (const way of await transfersOf(stage, stage.submitters.slice(0, many)))
      measured.push(await transfer(stage, way, { connections, files: many }));
  }
  return measured;
}

async function figuresOf(stage: Stage, options: Options) {
  const rows = await callsOf(stage, options);
  let first: First | undefined;
  if (isWanted(options, 'winners, first')) first = await firstAfterChange(stage, options.rounds);
  const files = await filesOf(stage, options);
  if (rows.length > 0)
    say(`\nProcessor µs of a request and ms until its answer, of ${options.rounds} readings:`);
  say(callsTable(rows));
  if (first) say(`\n${firstInWords(first)}`);
  if (files.length > 0) say(`\n${filesTable(files)}`);
  return { rows, first, files };
}

let stage: Stage | undefined;
stopOnSignal(say, async () => stage?.stop());
try {
  const options = readOptions(process.argv.slice(2));
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${availableParallelism()} cores, Node ${process.version}, load ${load}`;
  say(`${machine}, ${options.connections} connections, the embedded database on the same machine`);
  stage = await setStage(options.connections, submissions);
  if (options.profile) await profileAll(stage, options);
  else {
    const figures = await figuresOf(stage, options);
    const judged = figures.rows.filter((row) => passes(row) !== undefined);
    const met = judged.filter((row) => passes(row)).length;
    say(`\n${met} of ${judged.length} targets met; load at the end ${loadavg()[0]?.toFixed(1)}.`);
    if (options.json)
      await writeFile(options.json, `${JSON.stringify({ machine, ...figures }, null, 2)}\n`);
    process.exitCode = met === judged.length ? 0 : 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
} finally {
  close();
  await stage?.stop();
}
