import type { NoteMark, NoteNoun } from '@meritum/shared/contracts/notes';
import { pluralize } from '@meritum/shared/programme/format-count';
import { Badge } from '@meritum/shared/ui/Badge';
import { useCall } from '../console/useCall';
import { seasonQuery, useSeasonShown } from '../console/useSeasonShown';
import { choice, type Options } from '../filters/filter';
import styles from './Notes.module.css';

const maxShown = 5;

/** The first tags of a row, and how many more there are, or that it has notes. */
export function NoteMarks({ notes }: { notes?: NoteMark | undefined }) {
  if (!notes) return null;
  const { count, tags } = notes;
  const more = tags.length > maxShown ? [`${tags.length - maxShown} more`] : [];
  const words =
    tags.length > 0 ? [...tags.slice(0, maxShown), ...more] : [pluralize(count, 'note')];
  return (
    <span className={styles.marks}>
      {words.map((word) => (
        <Badge key={word} kind="info">
          {word}
        </Badge>
      ))}
    </span>
  );
}

export const notesChoice = choice('Notes', 'Any');

/** Options: with notes, and each tag in use. */
export function useNotesOptions(noun: NoteNoun): Options {
  const { data } = useCall('listTags', { query: { noun, ...seasonQuery(useSeasonShown()) } });
  return [['any', 'With notes'], ...(data?.tags ?? []).map((tag) => [tag, tag] as const)];
}
