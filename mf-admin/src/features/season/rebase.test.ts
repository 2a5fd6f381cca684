/** @jest-environment node */
import type { Season } from '@meritum/shared/contracts/seasons';
import { defaultSeason } from '@meritum/shared/programme/season';
import { withCategory } from './change';
import { rebase } from './rebase';

const seen: Season = defaultSeason;
const open = { open: true, closesAt: null };

test('changes of two people to different categories are merged', () => {
  const mine = { ...withCategory(seen, 'AI', { nominations: open }), calibrationRound: true };
  const theirs = { ...withCategory(seen, 'Data Analytics', { label: 'Soon' }), revision: 2 };
  expect(rebase(seen, mine, theirs)).toEqual({
    ...withCategory(theirs, 'AI', { nominations: open }),
    calibrationRound: true,
  });
});

test('if both have changed a field, ours is shown', () => {
  const mine = withCategory(seen, 'AI', { label: 'Mine', period: 'Mine too' });
  const theirs = withCategory(seen, 'AI', { label: 'Theirs', title: 'Machine Intelligence' });
  expect(rebase(seen, mine, theirs)).toEqual(
    withCategory(theirs, 'AI', { label: 'Mine', period: 'Mine too' }),
  );
});

test('categories added by either stay, a removed one goes', () => {
  const [ai, technology, data] = seen.categories as [never, never, never];
  const added = (name: string) => ({ ...(ai as Season['categories'][0]), name });
  const mine = { ...seen, categories: [ai, technology, added('Robotics')] };
  const theirs = { ...seen, categories: [ai, technology, data, added('Security')] };
  expect(rebase(seen, mine, theirs).categories.map(({ name }) => name)).toEqual([
    ...['AI', 'Technology', 'Security', 'Robotics'],
  ]);
});
