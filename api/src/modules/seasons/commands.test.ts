import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { refusalOf, suiteSeasons } from '../../../testing/stored-seasons';
import { updateSeason } from './changing';
import { ensureSeasons } from './commands';
import { freezeRules } from './freezing';
import { openJudging, refuseToOpenJudging, setNominationsOpen } from './opening';
import { nominationsOpen } from './rules';

const { db, store, clock, one, other, fresh, seasonOf } = suiteSeasons();

async function draft() {
  await fresh();
  const seasons = db.collection<{ _id: string }>('seasons');
  await seasons.updateOne({ _id: '2025' }, { $set: { 'rules.frozenAt': null } });
}

describe('the first seasons', () => {
  test('later changes stay, however often a process starts', async () => {
    await fresh();
    const changed = await updateSeason(one, {
      seen: await seasonOf(),
      change: { name: 'Jubilee season' },
    });
    await Promise.all([fresh(), ensureSeasons(store, { nominationsOpen: false })]);
    expect(await store.findAll()).toEqual([defaultSeasons[0], changed]);
  });

  test('simultaneous first starts create each season of the specification once', async () => {
    await Promise.all(Array.from({ length: 8 }, fresh));
    expect(await store.findAll()).toEqual(defaultSeasons);
  });

  test('a first start that was killed is completed', async () => {
    await store.insert(defaultSeason, 'nothing');
    await fresh();
    expect(await store.findAll()).toEqual(defaultSeasons);
  });

  test('no season begins because a newer release knows of it', async () => {
    const old = { ...defaultSeason, id: '2023' };
    await store.insert(old, 'nothing');
    await fresh();
    expect(await store.findAll()).toEqual([old]);
  });

  test('OPEN-007 a setting decides whether the first one accepts nominations', async () => {
    await ensureSeasons(store, { nominationsOpen: false });
    expect(nominationsOpen(await seasonOf(), 'Technology', clock())).toBe(false);
  });
});

describe('changing a season', () => {
  beforeEach(fresh);

  test('of two simultaneous processes one succeeds, and the other is told what changed', async () => {
    const seen = await seasonOf();
    const outcomes = await Promise.all([
      refusalOf(updateSeason(one, { seen, change: { name: 'One' } })),
      refusalOf(updateSeason(other, { seen, change: { calibrationRound: true } })),
    ]);
    const { name } = await seasonOf();
    const refused = expect.objectContaining({
      code: 'failed-precondition',
      at: [name === 'One' ? '/name' : '/calibrationRound'],
    });
    expect(outcomes).toEqual(name === 'One' ? [undefined, refused] : [refused, undefined]);
    expect((await seasonOf()).revision).toBe(2);
  });

  test('a repeated change, simultaneous or later, is made once and gets the same reply', async () => {
    const sent = { seen: await seasonOf(), change: { name: 'Jubilee season' } };
    const both = await Promise.all([updateSeason(one, sent), updateSeason(other, sent)]);
    const made = { ...defaultSeason, name: 'Jubilee season', revision: 2 };
    expect(both).toEqual([made, made]);
    const later = await updateSeason(one, { seen: made, change: { calibrationRound: true } });
    expect(await updateSeason(other, sent)).toEqual(later);
    await updateSeason(one, { seen: later, change: { name: 'Another name' } });
    expect(await refusalOf(updateSeason(other, sent))).toMatchObject({
      code: 'failed-precondition',
      at: ['/name', '/calibrationRound'],
    });
    expect((await seasonOf()).revision).toBe(4);
  });

  test('an unknown category cannot be switched', async () => {
    expect(
      await refusalOf(setNominationsOpen(one, { category: 'Cooking', open: true })),
    ).toMatchObject({
      code: 'invalid-argument',
      at: ['/category'],
    });
  });
});

describe('frozen rules', () => {
  beforeEach(draft);
  const stricter = { ...defaultSeason.rules, minimumRatings: 21 };

  test('judging cannot open before they are frozen; other changes are made', async () => {
    const shutAll = { $set: { 'categories.$[].judging': { open: false, closesAt: null } } };
    await db.collection<{ _id: string }>('seasons').updateOne({ _id: '2025' }, shutAll);
    const open = ({ categories }: Season) => ({
      categories: categories.map((category, index) =>
        index === 1 ? { ...category, judging: { open: true, closesAt: null } } : category,
      ),
    });
    const seen = await seasonOf();
    expect(await refusalOf(updateSeason(one, { seen, change: open(seen) }))).toMatchObject({
      code: 'failed-precondition',
      at: ['/categories/1/judging/open'],
    });
    expect(await seasonOf()).toEqual(seen);
    const renamed = await updateSeason(one, { seen, change: { name: 'Renamed' } });
    const frozen = await freezeRules(one, renamed);
    const by = { actor: { command: 'test' }, reason: '' };
    const judging = { season: frozen.id, categories: [frozen.categories[1]?.name ?? ''] };
    await refuseToOpenJudging(one, { ...judging, actor: by.actor });
    const opened = await openJudging(one, { ...judging, by });
    expect(opened.categories.map(({ judging }) => judging.open)).toEqual([false, true, false]);
  });

  test('rules can change until they are frozen, and never again, but everything else can', async () => {
    const changed = await updateSeason(one, {
      seen: await seasonOf(),
      change: { rules: stricter },
    });
    const frozen = await freezeRules(one, changed);
    expect(frozen.rules).toEqual({ ...stricter, frozenAt: '2025-09-01T12:00:00.000Z' });
    for (const rules of [defaultSeason.rules, { ...frozen.rules, frozenAt: null }])
      expect(await refusalOf(updateSeason(one, { seen: frozen, change: { rules } }))).toMatchObject(
        {
          code: 'failed-precondition',
          at: ['/rules'],
        },
      );
    expect(await seasonOf()).toEqual(frozen);
    // The change is sent without its rules, and with them.
    const renamed = await updateSeason(one, { seen: frozen, change: { name: 'Renamed' } });
    const { rules } = frozen;
    const again = await updateSeason(one, { seen: renamed, change: { name: 'Again', rules } });
    expect(again).toEqual({ ...frozen, name: 'Again', revision: frozen.revision + 2 });
  });

  test('only freezing freezes rules, not a change that says so', async () => {
    const rules = { ...defaultSeason.rules, frozenAt: '2020-01-01T00:00:00.000Z' };
    const changed = await updateSeason(one, { seen: await seasonOf(), change: { rules } });
    expect(changed.rules.frozenAt).toBeNull();
  });
});

test('a season that was edited by hand is refused when it is read', async () => {
  await fresh();
  await db.collection('seasons').updateOne({}, { $set: { reminders: { atMostEveryDays: 1 } } });
  await expect(store.findAll()).rejects.toThrow('atMostEveryDays');
});
