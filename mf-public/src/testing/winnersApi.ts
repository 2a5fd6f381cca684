import type { SeasonReply } from '@meritum/shared/contracts/seasons';
import type { Winner } from '@meritum/shared/contracts/winners';
import { answer as answerTo, season } from '@meritum/shared/testing/factories';
import { type FakeReply, fakeServer } from '@meritum/shared/testing/fakeServer';
import { act, waitFor } from '@testing-library/react';

type Choices = Pick<SeasonReply['data'], 'directory' | 'currentCategory'>;

export const profile = { slug: 'ana-fern', name: 'Ana Fern', category: 'AI', winner: 'winner-0' };

/** The reply of `getSeason`: the default season with the given choices. */
export const seasonWith = (choices: Partial<Choices> = {}): FakeReply => ({
  body: { data: { ...season(), ...choices } },
});

/** A fake `getWinners` that replies when the test decides; `getSeason` replies with `choices`. */
export function fakeWinnersApi(choices: () => Promise<FakeReply> = async () => seasonWith()) {
  const open: ((reply: FakeReply) => void)[] = [];
  /** Queries in order of arrival, such as `category=AI&year=2025`. */
  const asked: string[] = [];
  fakeServer([
    answerTo('getSeason', choices),
    answerTo('getPublishedProfiles', { body: { profiles: [profile] } }),
    answerTo('getWinners', ({ search }) => {
      asked.push(String(search));
      return new Promise((resolve) => open.push(resolve));
    }),
  ]);
  /** Replies with any status and body to the oldest pending request; the page shows it a little later. */
  const answerWith = async (status: number, body: unknown) => {
    // A list may be requested only once the choices are known.
    await waitFor(() => expect(open).not.toHaveLength(0));
    await act(async () => {
      open.shift()?.({ status, body });
    });
  };
  const answer = (given: readonly Partial<Winner>[]) => {
    const winners = given.map((winner, index) => ({ id: `winner-${index}`, ...winner }));
    return answerWith(200, { data: { winners } });
  };
  return { asked, answerWith, answer };
}

export type WinnersApi = ReturnType<typeof fakeWinnersApi>;
