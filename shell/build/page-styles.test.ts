/** @jest-environment node */
import { stylesOf } from './page-styles';

const html =
  '<p class="Card-module__root" data-tier="gold"><a class="Card-module__link">Ada</a></p>';

test('a page has the rules of its own classes, in each of their states, and no others', async () => {
  const css = `
    :root { --red: red; --blue: blue }
    .Card-module__root { color: var(--red) }
    .Card-module__link:hover { color: green }
    .Card-module__root[data-tier=gold]::before { content: "2" }
    .Card-module__root:not(.List-module__row) { margin: 0 }
    .Card-module__link, .List-module__row:focus-visible { outline: none }
    .List-module__row { color: red }
    .List-module__row:hover { color: red }
    .Card-module__root .List-module__row::after { content: "" }
    @media print { .List-module__row[data-tier] { display: none } }
  `;
  const kept = await stylesOf(html, css);
  expect(kept).toMatch(/--red:red(?!.*--blue)/);
  expect(kept.match(/[^{}]+(?=\{)/g)).toEqual([
    ':root',
    '.Card-module__root',
    '.Card-module__link:hover',
    '.Card-module__root[data-tier=gold]:before',
    '.Card-module__root:not(.List-module__row)',
    '.Card-module__link',
  ]);
});
