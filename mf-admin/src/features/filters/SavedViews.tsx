import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Link, useLocation } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { Icon } from '@meritum/shared/ui/Icon';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useSeasonShown, withoutSeason, withSeason } from '../season/useSeasonShown';
import styles from './SavedViews.module.css';
import { type SavedView, savedQuery, useSavedViews } from './views';

interface Props {
  /** The list that they belong to. */
  screen: string;
  /** Views that every organiser has, before the saved ones. */
  given?: readonly SavedView[] | undefined;
}

/** Saved filters as links. */
export function SavedViews({ screen, given = [] }: Props) {
  const { search } = useLocation();
  const { views, save, remove } = useSavedViews(screen);
  const season = useSeasonShown();
  const query = savedQuery(search);
  return (
    <div className={styles.root}>
      {given.length + views.length > 0 && (
        <ul className={styles.views} aria-label="Saved filters">
          {given.map((view) => (
            <ViewItem key={view.name} view={view} here={view.query === query} />
          ))}
          {views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              here={view.query === query}
              onRemove={() => remove(view.name)}
            />
          ))}
        </ul>
      )}
      {query !== '' && <SaveView screen={screen} onSave={(name) => save({ name, query })} />}
      {withoutSeason(search) !== '' && (
        <Link to={withSeason('?', season)} className={styles.clear}>
          Clear filters
        </Link>
      )}
    </div>
  );
}

interface ItemProps {
  view: SavedView;
  /** Whether these filters are applied now. */
  here: boolean;
  /** Left out where it cannot be removed. */
  onRemove?(): void;
}

function ViewItem({ view: { name, query }, here, onRemove }: ItemProps) {
  return (
    <li className={styles.view}>
      <Link to={withSeason(`?${query}`, useSeasonShown())} aria-current={here ? 'true' : undefined}>
        {name}
      </Link>
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove the saved filter ${name}`} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </li>
  );
}

const longestName = 40;

function SaveView({ screen, onSave }: { screen: string; onSave(name: string): void }) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const form = useId();
  const { typed, type, sent } = useUnsent(`name of filters of ${screen}`, '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = typed.trim();
    setError(name ? undefined : 'Enter a name for these filters.');
    if (!name || name.length > longestName)
      return event.currentTarget.querySelector('input')?.focus();
    sent();
    onSave(name);
    setOpen(false);
  };
  const change = (next: boolean) => {
    setError(undefined);
    setOpen(next);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => change(true)}>
        Save these filters
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title="Save these filters"
        description="Kept on this device until you sign out, without your search text."
        actions={
          <Button type="submit" form={form}>
            Save
          </Button>
        }
      >
        <form id={form} onSubmit={submit} noValidate>
          <TextField
            label="Name"
            limit={longestName}
            value={typed}
            onChange={({ target }) => type(target.value)}
            error={error}
            autoComplete="off"
          />
        </form>
      </Dialog>
    </>
  );
}
