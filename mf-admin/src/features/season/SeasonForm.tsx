import { call } from '@meritum/shared/client/call';
import { isClientError } from '@meritum/shared/client/clientError';
import type { FieldProblem } from '@meritum/shared/contracts/errors';
import type { SeasonDifference } from '@meritum/shared/contracts/season-changes';
import type { Season } from '@meritum/shared/contracts/seasons';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { unsent } from '@meritum/shared/forms/unsent';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { seasonDifferences } from '@meritum/shared/programme/season-differences';
import { Button } from '@meritum/shared/ui/Button';
import { ErrorSummary } from '@meritum/shared/ui/ErrorSummary';
import { halfTypedIn } from '@meritum/shared/ui/halfTyped';
import { type FormEvent, useEffect, useState } from 'react';
import { OrganisersOnly } from '../access/role';
import { why } from '../confirm/question';
import { useConfirm } from '../confirm/useConfirm';
import { useReload } from '../console/ConsoleCache';
import { AddCategory } from './AddCategory';
import { CategoryFields } from './CategoryFields';
import { changeOf, pathLabel } from './change';
import { fieldsWith, idOf, sectionId } from './formProblems';
import { ChangedMeanwhile, Review } from './Review';
import { RuleFields } from './RuleFields';
import { rebase } from './rebase';
import styles from './Season.module.css';
import { CalendarFields, GeneralFields } from './SettingFields';

interface Edit {
  seen: Season;
  draft: Season;
}

/** The season as read, and the edited draft. */
function useDraft(season: Season) {
  const unsentKey = `season ${season.id}`;
  const [edit, setEdit] = useState(
    () => unsent.read<Edit>(unsentKey) ?? { seen: season, draft: season },
  );
  const [changes, setChanges] = useState<readonly SeasonDifference[]>([]);
  // After a reload the edits are kept and merged into the new version.
  const isOutdated = edit.seen !== season;
  const draft = isOutdated ? rebase(edit.seen, edit.draft, season) : edit.draft;
  if (isOutdated) {
    const isEdited = Object.keys(changeOf(season, draft)).length > 0;
    const changed = seasonDifferences(edit.seen, season);
    setEdit({ seen: season, draft });
    if (changed.length > 0) setChanges(isEdited ? changed : []);
  }
  useEffect(() => {
    if (Object.keys(changeOf(season, draft)).length === 0) unsent.forget(unsentKey);
    else unsent.keep(unsentKey, { seen: season, draft });
  }, [unsentKey, season, draft]);
  return { draft, changes, setDraft: (next: Season) => setEdit({ seen: season, draft: next }) };
}

/** Reviews a change, then asks to confirm saving. */
function useReview(season: Season, draft: Season) {
  const reload = useReload();
  const { ask, busy: saving, dialog } = useConfirm();
  const { answer, busy, run } = useAnsweredCall();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const change = changeOf(season, draft);

  const review = async () => {
    setProblems([]);
    try {
      const reply = await call('reviewSeason', { body: { seen: season, change } });
      ask({
        about: season.id,
        title: `Change ${season.name}?`,
        consequence: <Review {...reply} season={draft} />,
        confirm: 'Save',
        reason: why,
        act: (reason) => call('updateSeason', { body: { seen: season, change, reason } }),
        done: `${season.name} was changed.`,
      });
    } catch (error) {
      if (!isClientError(error)) throw error;
      if (error.code === 'failed-precondition') await reload();
      if (error.code !== 'invalid-argument') throw error;
      const inSeason = (pointer: string) => pointer.replace(/^\/change\//, '/');
      setProblems(error.errors.map((one) => ({ ...one, pointer: inSeason(one.pointer) })));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(review, 'Could not review the change.');
  };
  const isChanged = Object.keys(change).length > 0;
  return { submit, problems, answer, busy: busy || saving, dialog, isChanged };
}

interface FormProps {
  season: Season;
  /** Whether a category needs no more judging. */
  isJudged(category: string): boolean;
}

export function SeasonForm({ season, isJudged }: FormProps) {
  const { draft, setDraft, changes } = useDraft(season);
  const { submit, problems, answer, busy, dialog, isChanged } = useReview(season, draft);
  const [isHalfTyped, setHalfTyped] = useState(false);
  const [discarded, setDiscarded] = useState(0);
  const isTouched = isChanged || isHalfTyped;
  const { categories } = draft;
  const discard = () => {
    setDraft(season);
    setHalfTyped(false);
    setDiscarded(discarded + 1);
  };
  const fields = { draft, onDraft: setDraft, at: fieldsWith(problems) };
  const isKept = (name: string) =>
    season.rules.frozenAt !== null && season.categories.some((one) => one.name === name);
  return (
    <form
      key={discarded}
      className={styles.form}
      onInput={({ currentTarget }) => setHalfTyped(halfTypedIn(currentTarget) !== undefined)}
      onSubmit={submit}
      noValidate
      data-toasts-aside
    >
      {changes.length > 0 && isTouched && <ChangedMeanwhile season={season} changes={changes} />}
      <nav aria-label="Parts of the form" className={styles.sections}>
        <ul className={styles.links}>
          {['The season', ...categories.map(({ name }) => name), 'Dates', 'Rules'].map((name) => (
            <li key={name}>
              <a href={`#${sectionId(name)}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <GeneralFields {...fields} />
      {categories.map((category, index) => (
        <CategoryFields
          key={category.name}
          category={category}
          index={index}
          {...fields}
          isJudged={isJudged(category.name)}
          isRemovable={categories.length > 1 && !isKept(category.name)}
        />
      ))}
      <AddCategory {...fields} />
      <CalendarFields {...fields} />
      <RuleFields {...fields} />
      <ErrorSummary
        key={problems.map(({ pointer }) => pointer).join()}
        errors={problems.map(({ pointer, message }) => ({
          id: idOf(pointer),
          message: `${pathLabel(pointer, draft)}: ${message}`,
        }))}
      />
      <FormAnswer answer={answer} />
      <OrganisersOnly>
        <div className={styles.buttons}>
          <p className={styles.unsaved} role="status">
            {isTouched ? 'Not saved yet' : 'No changes'}
          </p>
          <Button type="submit" busy={busy} disabled={!isTouched}>
            Review the change
          </Button>
          <Button variant="secondary" disabled={!isTouched} onClick={discard}>
            Discard
          </Button>
        </div>
      </OrganisersOnly>
      {dialog}
    </form>
  );
}
