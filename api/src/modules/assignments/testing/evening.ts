import { currentSeason } from '@meritum/shared/programme/season';
import { buildApp } from '../../../app';
import { readConfig } from '../../../config/environment';
import { storedAssignment, storedJudge, storedNomination } from '../../../testing/stored';
import type { Judge } from '../../judges/judge';
import type { Nomination } from '../../nominations/nomination';
import type { Assignment } from '../assignment';

// node --import tsx evening.ts <judges> <nominations>: the last evening of a season. Assigns every
// nomination to every judge and prints each assignment with its judge's access token.
const [judges = 0, nominations = 0] = process.argv.slice(2).map(Number);
const app = await buildApp(readConfig(), { logStream: { write: () => {} } });
await app.ready();
const { db } = app.mongo;
const now = new Date();
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);

const entries = numbered(nominations).map((at) => storedNomination(at));

const people = numbered(judges).map(
  (at): Judge =>
    storedJudge(at, {
      designation: 'Engineer',
      reason1: 'One',
      reason2: 'Two',
      reason3: 'Three',
      createdAt: now,
      remindedAt: now,
      places: [
        {
          season: currentSeason,
          load: nominations,
          barred: [],
          nominations: entries.map(({ _id }) => _id),
        },
      ],
      toldReady: [currentSeason],
    }),
);

const assignments = people.flatMap((judge) =>
  entries.map((entry) => storedAssignment(entry, judge, { assignedAt: now, evaluation: null })),
);

await db.collection<Nomination>('nominations').insertMany(entries);
await db.collection<Judge>('judges').insertMany(people);
await db.collection<Assignment>('assignments').insertMany(assignments);
for (const { _id, accountId } of assignments) {
  const token = app.accessTokens.sign({ sub: accountId ?? '', sid: `session-${accountId}` });
  process.stdout.write(`${JSON.stringify({ id: _id, token })}\n`);
}
await app.close();
