import { limits } from '@meritum/shared/contracts/limits';
import { suiteApp } from '../../../../testing/app';
import { registerAdmin } from '../../../../testing/judges';
import { check, checkedFile, fileOf, headings, lineOf } from '../../../../testing/winners-files';
import { linesPerTurn } from './read-file';

const suite = suiteApp();

/** How often other work gets a turn during `work`. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await work();
  clearImmediate(next);
  return turns;
}

const { winnersFileLines, winnersLineCharacters } = limits;
const pastLastLine = {
  line: winnersFileLines + 1,
  column: null,
  name: null,
  message: 'is past 10000 lines: split the file, or remove its blank lines',
};
const tooLong = {
  column: 8,
  name: null,
  message:
    'has more than 10000 characters; a closing quote may be missing. What follows was not checked.',
};

test('OPEN-012 lines beyond the limit are reported once and not read', async () => {
  const rest = '=1+1,<b>\n"\n'.repeat(50_000);
  const file = `${fileOf(lineOf('Ana Example'))}${'\n'.repeat(winnersFileLines - 2)}${rest}`;
  expect(await checkedFile(file)).toMatchObject({
    lines: winnersFileLines + 1,
    inAll: 1,
    problems: [pastLastLine],
  });
});

test('OPEN-012 a file with a malformed quote on each line has one problem', async () => {
  const { inAll } = await checkedFile(`${headings}\n${'a"b\n'.repeat(100_000)}`);
  expect(inAll).toBe(1);
});

test('OPEN-012 an overlong line is reported, and those above it are checked', async () => {
  const most = `2024,AI,Cleo,Gold,8.4,,,"${' '.repeat(winnersLineCharacters - 24)}`;
  const file = fileOf(lineOf('Ben', 'Brass,8.4,,,'), `${most}"`, `${most}${' '.repeat(20)}"`);
  expect((await checkedFile(file)).problems).toEqual([
    { line: 2, column: 4, name: 'badge', message: 'must be Platinum, Gold or Silver' },
    { line: 4, ...tooLong },
  ]);
});

test('OPEN-012 overlong headings are the only problem reported', async () => {
  const file = `${headings}${'x'.repeat(winnersLineCharacters)}\n${lineOf('Ana')}\n`;
  expect((await checkedFile(file)).problems).toEqual([{ line: 1, ...tooLong }]);
});

test('an overlong text is refused for its length, whatever else is wrong with it', async () => {
  const marks = '\u0301\u0323'.repeat(limits.urlCharacters);
  const { problems } = await checkedFile(fileOf(lineOf(`a${marks}`)));
  expect(problems.map(({ message }) => message)).toEqual(['has more than 120 characters']);
});

test('other requests get a turn while a file is read and checked', async () => {
  const lines = 2_000;
  const file = fileOf(...Array.from({ length: lines }, (_, at) => lineOf(`Ex ${at}`)));
  const wrong = fileOf(...Array.from({ length: lines }, (_, at) => lineOf(`Ex ${at}`, '=x,<,<,<')));
  expect(await turnsDuring(() => checkedFile(file))).toBeGreaterThanOrEqual(lines / linesPerTurn);
  expect(await turnsDuring(() => checkedFile(wrong))).toBeGreaterThanOrEqual(
    (1.9 * lines) / linesPerTurn,
  );
});

test('OPEN-012 a file of only blank lines gets a reply, and so does the next one on the connection', async () => {
  const { app } = suite();
  const admin = await registerAdmin(app);
  const blank = `${headings}\n${'\n'.repeat(2_000_000)}`;
  const { problems, plan } = await check(app, admin, blank);
  expect([problems, plan]).toEqual([[pastLastLine], null]);
  expect((await check(app, admin, fileOf(lineOf('Ana Example')))).plan).toMatchObject({ added: 1 });
});
