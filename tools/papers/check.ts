import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { drawPaper } from '../../api/src/platform/papers/draw';
import type { Paper } from '../../api/src/platform/papers/paper';
import { certificateOf, names } from '../../api/testing/papers';

/** Certificates, letters and a copy of a nomination, with names in every script. */
function samples(): Paper[] {
  const about = certificateOf().facts;
  const letter = (heading: string): Paper => ({
    kind: 'letter',
    size: 'Letter',
    facts: { ...about, heading, day: '14 January 2026', paragraphs: [heading, heading] },
  });
  const copy: Paper = {
    kind: 'copy',
    size: 'A4',
    facts: {
      ...about,
      heading: 'Names',
      details: names.map((name) => ['Name', name]),
      essays: [['Essay', names]],
    },
  };
  return [...names.map((name) => certificateOf({ name })), ...names.map(letter), copy];
}

const verapdf = join(import.meta.dirname, 'verapdf');
const folder = await mkdtemp(join(tmpdir(), 'papers-'));
try {
  const drawn = samples().map(async (paper, at) =>
    writeFile(join(folder, `${at}.pdf`), await drawPaper(paper)),
  );
  await Promise.all(drawn);
  const files = (await readdir(folder)).map((name) => join(folder, name));
  const jars = join(folder, 'jars');
  await execa('mvn', ['-q', 'dependency:copy-dependencies', `-DoutputDirectory=${jars}`], {
    cwd: verapdf,
  });
  const { exitCode } = await execa(
    'java',
    ['-cp', `${jars}/*`, join(verapdf, 'Check.java'), ...files],
    {
      stdio: ['ignore', 'inherit', 'ignore'],
      reject: false,
    },
  );
  process.exitCode = exitCode ?? 1;
} finally {
  await rm(folder, { recursive: true });
}
