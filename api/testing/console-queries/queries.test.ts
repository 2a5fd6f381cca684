import type { CommandStartedEvent } from 'mongodb';
import { longCache } from '../../src/platform/cache-by-key';
import type { Person } from '../accounts';
import { suiteApp } from '../app';
import { registerAdmin } from '../judges';
import { ask, queriesOf } from './queries';
import { type Asked, files, screens, spelledOut } from './readings';
import { putYears } from './years';

const suite = suiteApp();
let admin: Person;
beforeAll(async () => {
  const { app } = suite();
  await putYears(app.mongo.db);
  admin = await registerAdmin(app);
});

/** Reads whole collections on purpose: few documents, or lists that show or sort all rows. */
const readWhole = [
  'seasons',
  'draws',
  'results',
  'profiles',
  'filters',
  'judges',
  'winners',
  'registrationPauses',
  'extensions',
  'messageTemplates',
].map((name) => `find ${name}`);

/** Queries by the index of their sort order or range, or by the stored count. */
const newest = [
  ...['find outbox', 'count outbox', 'find audit', 'find plans', 'aggregate accounts'],
  'find accounts',
  'aggregate invitations',
];

/** Some calls ask once per category; lists have more rows than this. */
const maxTimes = 12;

const all = [...screens, ...files];

test.each(all.map((asked) => [spelledOut(asked), asked] as const))(
  'each query of %s is served by an index, and none is made for each row',
  async (_, asked) => {
    const { status, queries } = await queriesOf(suite().app, asked, admin.authorized);
    expect(status).toBe(200);
    const scanned = [...queries.keys()].flatMap((query) => {
      const [name = '', index] = query.split(' by ');
      return index === 'none: reads all' ? [name] : [];
    });
    expect(scanned.filter((name) => ![...readWhole, ...newest].includes(name))).toEqual([]);
    expect([...queries].filter(([, times]) => times > maxTimes)).toEqual([]);
  },
);

test.each(['listNominations', 'listJudges'])(
  '%s counts the assignments of the rows that it shows, not of the season',
  async (name) => {
    const asked = screens.find((one) => one.name === name);
    const { queries } = await queriesOf(
      suite().app,
      asked as (typeof screens)[number],
      admin.authorized,
    );
    const counting = [...queries.keys()].filter((query) => query.startsWith('aggregate assign'));
    expect(counting).toEqual([
      expect.stringMatching(/^aggregate assignments by (?:nominationId|accountId\+season)/),
    ]);
  },
);

/** The fields that a call reads of a season's documents, for each of its queries. */
async function readOfSeason(collection: string, asked: Asked): Promise<object[]> {
  const { mongoClient } = suite().app;
  const read: object[] = [];
  const note = ({ command }: CommandStartedEvent) => {
    if (command.find === collection && 'season' in command.filter)
      read.push(command.projection ?? {});
  };
  mongoClient.on('commandStarted', note);
  await ask(suite().app, asked, admin.authorized);
  mongoClient.off('commandStarted', note);
  return read;
}

test.each(['listNominations', 'listJudges'] as const)(
  '%s in the order of a count reads the names of the nominations that it shows, not of the season',
  async (name) => {
    const asked = { name, request: { query: { sort: '-completed' } } };
    const read = await readOfSeason('nominations', asked);
    expect(read).toEqual([expect.not.objectContaining({ fullName: 1 })]);
  },
);

test('the overview reads how far contests are, not the entries of each', async () => {
  suite().pass(longCache);
  const read = await readOfSeason('results', { name: 'getOverview', request: {} });
  const states = read.filter((fields) => 'state' in fields && !('closed' in fields));
  expect([read.length > 0, states]).toEqual([true, read]);
});

test('the overview reads once what decides conflicts of interest, each season and the judges', async () => {
  suite().pass(longCache);
  const asked = { name: 'getOverview', request: {} } as const;
  const { queries } = await queriesOf(suite().app, asked, admin.authorized);
  expect(queries.get('find results by lifts.accountId')).toBe(1);
  expect(queries.get('find nominations by season+category+submittedBy')).toBe(2);
  expect(queries.get('find judges by none: reads all')).toBe(1);
});
