import { limits } from '@meritum/shared/contracts/limits';
import type { Season } from '@meritum/shared/contracts/seasons';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { type FormEvent, useState } from 'react';
import { useConfirm } from '../confirm/useConfirm';
import { CategoryFields } from './CategoryFields';
import { changeOf } from './change';
import { Review } from './Review';
import { reviewSeason, updateSeason } from './requests';
import styles from './Season.module.css';
import { CalendarFields, GeneralFields, RuleFields } from './SettingFields';

/** What was read, and what of it somebody has changed since. */
function useDraft(season: Season) {
  const [edit, setEdit] = useState({ seen: season, draft: season });
  // Read anew: what was changed here is kept, and stands upon what there is now.
  const isOutdated = edit.seen !== season;
  const draft = isOutdated ? { ...season, ...changeOf(edit.seen, edit.draft) } : edit.draft;
  if (isOutdated) setEdit({ seen: season, draft });
  return { draft, setDraft: (next: Season) => setEdit({ seen: season, draft: next }) };
}

interface Props {
  season: Season;
  refresh(): Promise<unknown>;
}

/** The settings of a season: changed here, reviewed, saved. */
export function SeasonForm({ season, refresh }: Props) {
  const { draft, setDraft } = useDraft(season);
  const { ask, busy: saving, dialog } = useConfirm();
  const { answer, busy, run } = useAnsweredCall();
  const change = changeOf(season, draft);
  const isChanged = Object.keys(change).length > 0;
  const review = async () => {
    const reply = await reviewSeason({ seen: season, change });
    ask({
      title: `Change ${season.name}?`,
      consequence: <Review {...reply} season={draft} />,
      confirm: 'Save',
      reason: { label: 'Why', maxLength: limits.reasonCharacters },
      act: (reason) => updateSeason({ seen: season, change, reason }),
      done: `${season.name} was changed.`,
      refresh,
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(review, 'The change could not be reviewed.');
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <GeneralFields draft={draft} onDraft={setDraft} />
      {draft.categories.map((category) => (
        <CategoryFields key={category.name} category={category} draft={draft} onDraft={setDraft} />
      ))}
      <CalendarFields draft={draft} onDraft={setDraft} />
      <RuleFields draft={draft} onDraft={setDraft} />
      <FormAnswer answer={answer} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy || saving} disabled={!isChanged}>
          Review the change
        </Button>
        <Button variant="secondary" disabled={!isChanged} onClick={() => setDraft(season)}>
          Discard
        </Button>
      </div>
      {dialog}
    </form>
  );
}
