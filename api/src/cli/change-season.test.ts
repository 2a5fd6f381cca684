import { suiteApp } from '../../testing/app';
import { changeSeason, seasonLines } from './change-season';

const suite = suiteApp();

async function season(...words: string[]): Promise<string[]> {
  const { commands, clock } = suite();
  const { seasonal } = commands();
  return seasonLines(await changeSeason(seasonal, words), clock());
}

const shown = (name: string, ...open: string[]) => [
  `${name}:`,
  ...['AI', 'Technology', 'Data Analytics'].map(
    (category) => `  ${category}: nominations are ${open.includes(category) ? 'open' : 'closed'}`,
  ),
];

test('OPEN-007 D12 a command shows, opens and closes categories and starts the next season', async () => {
  expect(await season()).toEqual(shown('Season 2025', 'Technology'));
  expect(await season('open', 'Data Analytics')).toEqual(
    shown('Season 2025', 'Technology', 'Data Analytics'),
  );
  expect(await season('close', 'Technology')).toEqual(shown('Season 2025', 'Data Analytics'));
  expect(await season('next')).toEqual(shown('Season 2026, being prepared'));
  expect(await season()).toEqual(shown('Season 2025', 'Data Analytics'));
});

test('a command begins the next season by opening nominations in it, and the running one goes on', async () => {
  expect(await season('open', 'AI', '2026')).toEqual(shown('Season 2026', 'AI'));
  expect(await season()).toEqual(shown('Season 2026', 'AI'));
  expect(await season('open', 'AI', '2025')).toEqual(shown('Season 2025', 'AI', 'Data Analytics'));
});

test('a season that does not exist is refused', async () => {
  for (const id of ['2099', ''])
    await expect(season('open', 'AI', id)).rejects.toThrow('There is no such season.');
});

test.each([[['open']], [['next', '2030']], [['erase', 'AI']]])(
  'the words %j are answered with the usage',
  async (words) => {
    await expect(season(...words)).rejects.toThrow('Usage: season');
  },
);
