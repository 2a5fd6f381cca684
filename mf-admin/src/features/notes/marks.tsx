import type { NoteMark, NoteNoun } from '@meritum/shared/contracts/notes';
import { Badge } from '@meritum/shared/ui/Badge';
import * as design from '@meritum/shared/ui/design.module.css';
import { useCall } from '../console/useCall';
import { ofSeason, useSeasonShown } from '../console/useSeasonShown';
import { pluralize } from '../facts/pluralize';
import { choice, type Options } from '../filters/filter';

/** The tags of a row, or that it has notes. */
export function NoteMarks({ notes }: { notes?: NoteMark | undefined }) {
  if (!notes) return null;
  const words = notes.tags.length > 0 ? notes.tags : [pluralize(notes.count, 'note')];
  return (
    <span className={design.wrap1Half}>
      {words.map((word) => (
        <Badge key={word} kind="info">
          {word}
        </Badge>
      ))}
    </span>
  );
}

export const notesChoice = choice('Notes', 'Any');

/** With notes, and each tag in use. */
export function useNotesOptions(noun: NoteNoun): Options {
  const { data } = useCall('listTags', { query: { noun, ...ofSeason(useSeasonShown()) } });
  return [['any', 'With notes'], ...(data?.tags ?? []).map((tag) => [tag, tag] as const)];
}
