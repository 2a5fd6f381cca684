import { type Faces, runsOf } from './letters';

const ranges: Record<string, RegExp> = {
  main: /[ -~À-ÿ]/,
  latin: /[ -~]/,
  greek: /[ Ͱ-Ͽ]/,
  vietnamese: /[ Ạ-ỹ]/,
};
const faces: Faces = {
  main: 'main',
  further: ['latin', 'greek', 'vietnamese'],
  has: (face, codePoint) => ranges[face]?.test(String.fromCodePoint(codePoint)) ?? false,
};
const shown = (text: string) =>
  runsOf(text, faces).map((run) =>
    run.face === null ? `? ${run.count}` : `${run.face} ${run.text}`,
  );

test.each<[string, string, string[]]>([
  ['one run where the main face has all letters', 'Ada Núñez', ['main Ada Núñez']],
  ['a name in other letters with its space', 'Ελένη Παππά', ['greek Ελένη Παππά']],
  [
    'a word whole in the further family',
    'Mai Nguyễn',
    ['main Mai ', 'latin Nguy', 'vietnamese ễ', 'latin n'],
  ],
  ['letters that no face has, counted across spaces', 'a 日本 語 b', ['main a ', '? 3', 'main  b']],
  ['one letter of several code points', 'x 👩‍💻', ['main x ', '? 1']],
  ['accents however they were typed', 'e\u0301', ['main é']],
  ['nothing that cannot be seen', 'a\u200bb\u0007c\u3000d', ['main abc d']],
  ['nothing of nothing', '', []],
])('a text is written as %s', (_, text, runs) => {
  expect(shown(text)).toEqual(runs);
});
