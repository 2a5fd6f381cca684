import { readFile } from 'node:fs/promises';
import type { PlanningInput } from '@meritum/shared/merit/assign/input';
import { currentSeason } from '@meritum/shared/programme/season';
import { buildApp } from '../../../app';
import { readConfig } from '../../../config/environment';
import { registerAdmin } from '../../../testing/judges';
import { nominationForm } from '../../../testing/nominations';
import { changeSeason, setJudging } from '../../../testing/seasons';
import type { Judge } from '../../judges/judge';
import { emptyProfile } from '../../judges/rules';

// node --import tsx season-of-size.ts <file>: stores a season that is a planning input as JSON, with
// judging closed; prints the access token of an admin.
const [file = ''] = process.argv.slice(2);
const input = JSON.parse(await readFile(file, 'utf8')) as PlanningInput;
const app = await buildApp(readConfig(), { logStream: { write: () => {} } });
await app.ready();
await setJudging(app, false);
await changeSeason(app, { 'rules.minimumRatings': 20, 'rules.plannedRatings': 22 });
const { db } = app.mongo;
const now = new Date();

const nominations = input.nominations.map(({ id, category, text = '', organization, ...it }) => ({
  ...nominationForm({ organization: organization ?? '', essay: text }),
  ...{ _id: id, season: currentSeason, category, submittedBy: it.people[0] ?? id },
  ...{ email: it.emails[0] ?? '', submitterEmail: it.emails[0] ?? '', document: null },
  ...{ status: 'UNDER_REVIEW', supportingLinks: [], revision: 1, submittedAt: now },
  ...{ submission: { key: null, digest: '' }, returned: null, emailConfirmedAt: now },
}));

const judges = input.judges.map(
  ({ id, account = id, email = '', organization = '', expertise = '', capacity }): Judge => ({
    ...{ ...emptyProfile, _id: id, fullName: id, designation: 'Engineer', organization },
    ...{ reason1: expertise, reason2: 'Two', reason3: 'Three', accountId: account, email },
    ...{ displayName: id, emailConfirmed: true, isVerified: true, isPaid: false },
    ...{ status: 'ASSIGNMENTS_PENDING', createdAt: now, revision: 1, capacity: null },
    capacityLimit: capacity,
    places: { season: '', load: 0, nominations: [], barred: [] },
    ...{ reminders: true, remindedAt: now, toldReady: [currentSeason], toldCompleted: [] },
  }),
);

await db.collection<{ _id: string }>('nominations').insertMany(nominations);
await db.collection<Judge>('judges').insertMany(judges);
const admin = await registerAdmin(app);
process.stdout.write(admin.accessToken);
await app.close();
