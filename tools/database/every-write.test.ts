import { delimiter, join } from 'node:path';
import { findProgram, run } from '../processes/programs';
import { testFolder } from '../testing/folder';
import { buildEmbedded } from './build';
import { STARTUP_MS } from './testing/embedded-database';

jest.setTimeout(STARTUP_MS);

/** Lives in which the file was once found from a head that named a chunk of long before. */
const seeds = [1, 6, 13, 17, 49];
const commits = 60;

const folder = testFolder();

test('the embedded server keeps every acknowledged commit, whichever write it is killed at', async () => {
  const { env } = process;
  const built = await buildEmbedded({ env, log: () => {} });
  const [compiler, java] = [await findProgram('javac', env), await findProgram('java', env)];
  if (!compiler || !java) throw new Error('The embedded server was built, so Java is there');
  const sources = ['EveryWrite', 'RecordedPath'].map((name) =>
    join(__dirname, `embedded/testing/${name}.java`),
  );
  const classes = join(folder.path, 'classes');
  const limit = { env, seconds: 100 };
  await run(compiler, ['--release', '17', '-cp', built, '-d', classes, ...sources], limit);
  const classPath = [classes, built].join(delimiter);
  const life = [folder.path, commits, ...seeds].map(String);
  const said = await run(java, ['-cp', classPath, 'meritum.embedded.EveryWrite', ...life], limit);
  const [, ends] = /^(\d+) ends$/.exec(said) ?? [];
  expect({ said, many: Number(ends) > 500 }).toEqual({ said: `${ends} ends`, many: true });
});
