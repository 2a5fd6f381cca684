import type { Separator } from '@meritum/shared/contracts/winner-imports';

const signs: Record<Separator, string> = {
  commas: ',',
  semicolons: ';',
  tabs: '\t',
  bars: '|',
};
const separators = Object.keys(signs) as Separator[];

/**
 * Finds the separator: as Excel's line `sep=;` says, else the most frequent one of the headings.
 * Returns the text without that line as `sheet`.
 */
export function separatorOf(text: string) {
  const [line = '', sign = ''] = /^"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\r|\n|$)/i.exec(text) ?? [];
  const sheet = text.slice(line.length);
  const [headings = ''] = /\S[^\r\n]*/.exec(sheet) ?? [];
  const frequency = (one: Separator) => headings.split(signs[one]).length;
  const frequent = separators.reduce((most, one) =>
    frequency(one) > frequency(most) ? one : most,
  );
  const separator = separators.find((one) => signs[one] === sign) ?? frequent;
  return { separator, sign: signs[separator], sheet };
}
