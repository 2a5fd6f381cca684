import { prefixes } from './routes';

interface Which {
  /** Its id or its name, as a mail knows it. */
  season: string;
  category: string;
}

/** The page of one result of a nominator. */
export const resultAddress = ({ season, category }: Which): string =>
  `${prefixes['mf-nomination']}/result?${new URLSearchParams({ season, category })}`;
