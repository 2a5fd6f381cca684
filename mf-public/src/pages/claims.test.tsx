import { pageHeads } from '../head/pageHeads';
import { routes } from '../register';
import { htmlOf } from '../testing/renderAt';
import claims from './claims.json' with { type: 'json' };

const blocks = 'h1, h2, h3, p, li, dt, dd, td, th, figcaption, summary, pre';

/** The sentences of a text that state a figure, or claim something of all. */
const claimsIn = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.?!:])\s(?=[A-Z“])/)
    .filter(
      (sentence) => /\d|\b(every|all|only|never)\b/i.test(sentence) && /\p{L}{3}/u.test(sentence),
    );

async function served({ path, load }: (typeof routes)[number]): Promise<HTMLElement> {
  const Page = await load();
  const root = document.createElement('div');
  root.innerHTML = htmlOf(`/${path}`, <Page />);
  return root;
}

async function claimsOf(route: (typeof routes)[number]): Promise<string[]> {
  const root = await served(route);
  for (const drawn of root.querySelectorAll('[role="img"], [aria-hidden]')) drawn.remove();
  const texts = [...root.querySelectorAll(blocks)].filter((one) => !one.querySelector(blocks));
  return texts.flatMap(({ textContent }) => claimsIn(textContent ?? ''));
}

test('OPEN-041 every sentence with a figure, every, all, only or never is listed with what makes it true', async () => {
  const pages = routes.filter(({ path }) => !path.includes(':'));
  const found = (await Promise.all(pages.map(claimsOf))).flat();
  const heads = Object.values(pageHeads).flatMap(({ description }) => claimsIn(description));
  const stated = new Set([...found, ...heads]);
  const listed = Object.values(claims).flat();
  expect([...stated].filter((one) => !listed.includes(one))).toEqual([]);
  expect(listed.filter((one) => !stated.has(one))).toEqual([]);
});

test.each([
  ['how-we-judge', 500],
  ['check-the-results', 600],
  ['verify', 600],
] as const)('/%s has at most %i words in sight', async (path, most) => {
  const [route] = routes.filter((one) => one.path === path);
  const page = route && (await served(route));
  for (const folded of page?.querySelectorAll('summary ~ *, noscript') ?? []) folded.remove();
  for (const block of page?.querySelectorAll(`${blocks}, a, label, button`) ?? [])
    block.append(' ');
  const words = page?.textContent?.trim().split(/\s+/) ?? [];
  expect(words.length).toBeGreaterThan(100);
  expect(words.length).toBeLessThanOrEqual(most);
});
