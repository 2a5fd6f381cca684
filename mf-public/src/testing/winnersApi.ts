import type { Winner } from '@meritum/shared/contracts/winners';
import { act } from '@testing-library/react';

export interface WinnersApi {
  /** Queries in the order in which they came: `category=AI&year=2025`. */
  asked: string[];
  /** Answers the oldest open request; the page shows it a little later. */
  answer(winners: readonly Partial<Winner>[]): Promise<void>;
  /** Answers it with any status and body. */
  answerWith(status: number, body: unknown): Promise<void>;
}

/** A fake of `getWinners` that answers when the test says so. */
export function fakeWinnersApi(): WinnersApi {
  const open: ((reply: Response) => void)[] = [];
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(String(input).replace('/api/winners?', ''));
    return new Promise((resolve) => {
      open.push(resolve);
    });
  };
  const answerWith = (status: number, body: unknown) =>
    act(async () => {
      open.shift()?.({
        ok: status < 400,
        status,
        headers: new Headers({ 'content-type': 'application/json' }),
        json: async () => body,
      } as Response);
    });
  const answer = (given: readonly Partial<Winner>[]) => {
    const winners = given.map((winner, place) => ({ id: `winner-${place}`, ...winner }));
    return answerWith(200, { data: { winners } });
  };
  return { asked, answerWith, answer };
}
