import type { ArchiveContent, Person, PersonalData } from '../../composition/personal-data';
import { type ArchiveFile, readMe } from './archive';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns all data that we hold about a person, without secrets. */
export async function exportAccount(
  { personalData }: { personalData: Readonly<Record<string, PersonalData>> },
  { _id, email }: Person,
): Promise<ArchiveFile[]> {
  const all = Object.values(personalData)
    .map(({ archive: copies }) => copies)
    .filter((copies): copies is ArchiveContent => !('none' in copies));
  const files: ArchiveFile[] = [{ name: 'README.txt', content: readMe(all) }];
  for (const copies of all) files.push(...(await filesOf(copies, { _id, email })));
  return files;
}

async function filesOf(copies: ArchiveContent, person: Person): Promise<ArchiveFile[]> {
  if ('file' in copies) return [{ name: copies.file, content: json(await copies.of(person)) }];
  const inside = await copies.of(person);
  // Numbered, because two can have the same name.
  return inside.map(({ name, open }, at) => ({
    name: `${copies.folder}${at + 1}-${name}`,
    content: open,
  }));
}
