import { prefixes } from './routes';

interface Which {
  /** Id or name of the season, because mails have the name. */
  season: string;
  category: string;
}

/** The page of a nominator's result. */
export const resultAddress = ({ season, category }: Which): string =>
  `${prefixes['mf-nomination']}/result?${new URLSearchParams({ season, category })}`;
