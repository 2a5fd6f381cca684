import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { buildApp } from '../../app';
import { readConfig } from '../../config/environment';
import type { Person } from '../accounts';
import { apply, registerAdmin, registerStranger } from '../judges';
import { changeSeason, setJudging } from '../seasons';
import { newLedger, playJudging, playResults, watchDirectory } from './acts';
import { faults } from './check';

// node --import tsx season.ts <number>, with the settings of the API, GATEWAY and SMTP_URL: a small
// season through the gateway while the caller kills what is behind it. Prints `seeded`, `begin` and
// `end`, then what is wrong, a line each, and `result` with figures as JSON.
const [round = '0'] = process.argv.slice(2);
const [entrants, drafters, judges] = [6, 2, 6];
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Message-IDs in the order of their arrival. */
const received: string[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, callback) {
    const take = (raw: string) => {
      received.push(/^message-id: (\S+)/im.exec(raw)?.[1] ?? 'none');
      callback(null);
    };
    text(stream).then(take, callback);
  },
});
// Killed processes break off their connections.
mailServer.on('error', () => {});
mailServer.listen(Number(new URL(process.env.SMTP_URL ?? '').port), '127.0.0.1');

const config = readConfig({ ...process.env, MAIL_SENDER: 'false' });
const app = await buildApp(config, {
  logStream: { write: () => {} },
  upkeepAtStart: 'once listening',
});
await app.ready();
await setJudging(app, true);
await changeSeason(app, {
  'rules.minimumRatings': 1,
  'rules.plannedRatings': 3,
  'planning.capacityPerJudge': 6,
});
const many = async (count: number): Promise<Person[]> => {
  const all: Person[] = [];
  for (let at = 0; at < count; at++) all.push(await registerStranger(app));
  return all;
};
const people = {
  admins: [await registerAdmin(app), await registerAdmin(app)] as const,
  entrants: await many(entrants),
  drafters: await many(drafters),
  judges: await many(judges),
};
for (const judge of people.judges) await apply(app, judge);
await app.background.idle();
say('seeded');
const gateway = process.env.GATEWAY ?? '';
const isUp = async () =>
  (await fetch(`${gateway}/api/health/ready`).catch(() => ({ ok: false }))).ok;
while (!(await isUp())) await sleep(100);

say('begin');
const ledger = newLedger();
await playJudging({ gateway, people, ledger, round });
// The season is changed as an operator would, so that closing may begin.
const closing = async () => {
  while (
    !(await setJudging(app, false).then(
      () => true,
      () => false,
    ))
  )
    await sleep(100);
};
await closing();
const watching = watchDirectory(gateway);
await playResults({ gateway, people, ledger, round });
const halfDone = await watching.stop();
say('end');
while (!(await isUp())) await sleep(100);
const wrong = await faults(app.mongo.db, { ledger, received, people });
if (halfDone) wrong.push(`the directory showed ${halfDone}`);
for (const fault of wrong) say(`WRONG ${fault}`);
say(
  `result ${JSON.stringify({ acknowledged: ledger.acknowledged, mails: received.length, repeated: received.length - new Set(received).size, wrong: wrong.length })}`,
);
await app.close();
mailServer.close();
await once(mailServer.server, 'close');
process.exit(0);
