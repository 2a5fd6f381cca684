import { prefetch } from '@meritum/shared/client/prefetch';
import type { PublishedProfilesReply } from '@meritum/shared/contracts/profiles';
import { publicCalls } from '@meritum/shared/contracts/public-calls';
import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import type { WinnersReply } from '@meritum/shared/contracts/winners';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { builtIn, choicesOf } from './choices';
import { addressAfter, filtersOf, isOtherwise, type WinnerFilters, withEarly } from './filters';
import { rememberedCategory } from './rememberedCategory';
import { TierSections } from './TierSections';
import { WholeGrid } from './WinnerGrid';
import { ResultsLine } from './WinnerResults';

type Field = HTMLInputElement | HTMLSelectElement;

/** Whether a field's value differs from its HTML. */
const isTouched = (field: Field) =>
  field instanceof HTMLInputElement
    ? field.value !== field.defaultValue
    : !field.selectedOptions[0]?.defaultSelected;

/**
 * Puts the choices into the address, from which the page reads them: one history entry each, none
 * for the name.
 */
function keep(fields: readonly Field[]): void {
  if (fields.length === 0) return;
  const early = Object.fromEntries(
    fields.map(({ name, value }) => [name === 'q' ? 'name' : name, value]),
  ) as Partial<WinnerFilters>;
  const { filters, address, isOpen } = listed();
  const next = addressAfter(withEarly(builtIn, filters, early), { filters, address, isOpen });
  history[early.name === undefined ? 'pushState' : 'replaceState'](null, '', `?${next}`);
}

/** The list that the address names by the build's choices; open if only the server can know it. */
function listed() {
  const address = new URLSearchParams(location.search);
  const remembered = rememberedCategory();
  const filters = filtersOf(builtIn, address, remembered);
  return { filters, address, isOpen: isOtherwise(filters, address, remembered) };
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/** Asks before the page does, and reads a copy, because the page reads the reply again. */
async function ask<Reply>(path: string, query?: Record<string, string>) {
  const address = query ? `${path}?${new URLSearchParams(query)}` : path;
  const reply = await prefetch(address, { headers: { accept: 'application/json' } });
  return (await reply?.clone().json()) as Reply | undefined;
}

/**
 * Requests the directory's list immediately. If it is the one in the page's HTML, draws its first
 * cards until another is chosen, so that the shell can wait for a touch. Choices made meanwhile are
 * kept in the address.
 * @throws Error if the shell has to show something else.
 */
export async function showFirstList(): Promise<void> {
  const form = document.querySelector('form[action="/winners"]') as HTMLFormElement;
  const fields = form.querySelectorAll<Field>('input, select');
  const used: unknown = history.state;
  keep([...fields].filter(isTouched));
  // In the capture phase, because React stops events before hydration.
  const onInput = (act: (field: Field) => void) =>
    addEventListener(
      'input',
      ({ target }) => form.contains(target as Field) && act(target as Field),
      true,
    );
  onInput((field) => form.dataset.waiting && keep([field]));
  const { filters, address } = listed();
  const { category, year } = filters;
  const isKnown = !isOtherwise(filters, address);
  const replies = Promise.all([
    ask<SeasonReply>(publicCalls.getSeason.path),
    isKnown ? ask<WinnersReply>(publicCalls.getWinners.path, { category, year }) : undefined,
    ask<PublishedProfilesReply>(publicCalls.getPublishedProfiles.path, { season: year }),
  ]);
  // A used history entry may have to be scrolled.
  const isFirst = !used && isSame(filters, filtersOf(builtIn, new URLSearchParams()));
  if (!isKnown || !isFirst) throw new Error('another list');
  const [season, list, published] = await replies;
  const winners = list?.data.winners ?? [];
  const choices = choicesOf(season?.data);
  if (winners.length === 0 || !isSame(choices, builtIn)) throw new Error('another list');

  const root = createRoot(document.querySelector('[data-early]') as Element);
  const profiles = published?.profiles ?? [];
  /** Draws the first cards synchronously, because the browser prints right after its event. */
  const draw = (most?: number) => {
    const near = new Set(winners.slice(0, most));
    flushSync(() =>
      root.render(
        most !== 0 && (
          <>
            <ResultsLine {...{ winners, year, category }} count={winners.length} />
            <TierSections
              winners={winners}
              grid={(tier) => {
                const first = tier.winners.filter((winner) => near.has(winner));
                const cards = { ...tier, winners: first, category, year, profiles };
                return first.length > 0 && <WholeGrid {...cards} />;
              }}
            />
          </>
        ),
      ),
    );
  };
  const screen = Math.ceil((innerWidth * innerHeight) / (300 * 140));
  draw(screen);
  // Draws a few more in a separate task; by scrolling, the visitor has started the shell.
  const more = setTimeout(() => draw(screen + 12));
  const printing = new AbortController();
  addEventListener('beforeprint', () => draw(), { signal: printing.signal });
  onInput(() => {
    clearTimeout(more);
    printing.abort();
    draw(0);
  });
}
