import type { Copies, Holding, Person } from '../../composition/holdings';
import { type ArchiveFile, readMe } from './archive';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything that we hold about a person; no secret of theirs or of ours. */
export async function exportAccount(
  { holdings }: { holdings: Readonly<Record<string, Holding>> },
  { _id, email }: Person,
): Promise<ArchiveFile[]> {
  const all = Object.values(holdings)
    .map(({ copies }) => copies)
    .filter((copies): copies is Copies => !('none' in copies));
  const files: ArchiveFile[] = [{ name: 'README.txt', content: readMe(all) }];
  for (const copies of all) files.push(...(await filesOf(copies, { _id, email })));
  return files;
}

async function filesOf(copies: Copies, person: Person): Promise<ArchiveFile[]> {
  if ('file' in copies) return [{ name: copies.file, content: json(await copies.of(person)) }];
  const inside = await copies.of(person);
  // Numbered, as two can have one name.
  return inside.map(({ name, open }, at) => ({
    name: `${copies.folder}${at + 1}-${name}`,
    content: open,
  }));
}
