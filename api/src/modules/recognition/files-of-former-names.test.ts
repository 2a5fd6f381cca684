import { testDatabase } from '../../../testing/database';
import { newRecognition } from './recognition';
import { type Recognising, recognitionOfFile } from './recognitions';
import { recognitionsStore } from './store';

const db = testDatabase();

test('a file shows a former name unless it is a badge or bears the present name again', async () => {
  const recognitions = recognitionsStore(db());
  const made = newRecognition({ nominationId: 'n', owner: 'ada' }, () => new Date());
  await recognitions.insert({ ...made, naming: 2 });
  const certificate = { kind: 'certificate', sha256: 'c' } as const;
  for (const file of [
    { kind: 'badge', sha256: 'b' } as const,
    certificate,
    { ...certificate, sha256: 'former', naming: 1 },
    { ...certificate, naming: 2 },
  ])
    await recognitions.addFile(made._id, file);
  const showsFormerName = async (sha256: string) =>
    (await recognitionOfFile({ stores: { recognitions } } as Recognising, sha256)).showsFormerName;
  expect(await Promise.all(['b', 'former', 'c'].map(showsFormerName))).toEqual([
    false,
    true,
    false,
  ]);
});
