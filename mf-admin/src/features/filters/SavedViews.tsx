import { limits } from '@meritum/shared/contracts/limits';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Link, useLocation } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { OrganisersOnly, useDecides } from '../access/role';
import { useSeasonShown, withoutSeason, withSeason } from '../console/useSeasonShown';
import styles from './SavedViews.module.css';
import { useSharedFilters } from './useSharedFilters';
import { type SavedView, savedQuery, useSavedViews } from './views';

interface Props {
  /** The list of the saved filters. */
  screen: string;
  /** Filters that every organiser has, before the saved ones. */
  given?: readonly SavedView[] | undefined;
}

/** Saved filters as links: everybody's, one's own on this device, and shared ones. */
export function SavedViews({ screen, given = [] }: Props) {
  const { search } = useLocation();
  const { views, save, remove } = useSavedViews(screen);
  const season = useSeasonShown();
  const query = savedQuery(search);
  const { shared, share, unshare, dialog } = useSharedFilters(screen);
  const decides = useDecides();
  return (
    <div className={styles.root}>
      {given.length + views.length + shared.length > 0 && (
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
          {shared.map((view) => (
            <ViewItem
              key={view.id}
              view={view}
              here={view.query === query}
              by={view.by ?? 'a deleted account'}
              onRemove={view.mayRemove && decides ? () => unshare(view) : undefined}
            />
          ))}
        </ul>
      )}
      {query !== '' && (
        <SaveView
          screen={screen}
          onSave={async (name, isShared) =>
            isShared ? share({ name, query }) : save({ name, query })
          }
        />
      )}
      {dialog}
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
  /** Whether this filter is applied now. */
  here: boolean;
  /** The organiser who shares it. */
  by?: string;
  /** Undefined if it cannot be removed. */
  onRemove?: (() => void) | undefined;
}

function ViewItem({ view: { name, query }, here, by, onRemove }: ItemProps) {
  return (
    <li className={styles.view}>
      <Link to={withSeason(`?${query}`, useSeasonShown())} aria-current={here ? 'true' : undefined}>
        {name}
        {by && <span className={design.minor}> by {by}</span>}
      </Link>
      {onRemove && (
        <Button variant="quiet" aria-label={`Remove the saved filter ${name}`} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </li>
  );
}

interface SaveProps {
  screen: string;
  /** Throws ClientError. */
  onSave(name: string, isShared: boolean): Promise<void>;
}

function SaveView({ screen, onSave }: SaveProps) {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [isShared, setShared] = useState(false);
  const decides = useDecides();
  const { answer, busy, run } = useAnsweredCall();
  const form = useId();
  const { typed, type, sent } = useUnsent(`name of filters of ${screen}`, '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = typed.trim();
    setError(name ? undefined : 'Enter a name for these filters.');
    if (!name || name.length > limits.filterNameCharacters) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const save = async () => {
      await onSave(name, isShared);
      sent();
      setOpen(false);
    };
    void run(save, 'Could not share these filters.');
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
        description={`Without your search text. Kept on this device until you sign out${decides ? ', unless you share them' : ''}.`}
        actions={
          <Button type="submit" form={form} busy={busy} busyLabel="Saving ...">
            Save
          </Button>
        }
      >
        <form id={form} onSubmit={submit} noValidate className={design.column2}>
          <TextField
            label="Name"
            limit={limits.filterNameCharacters}
            value={typed}
            onChange={({ target }) => type(target.value)}
            error={error}
            autoComplete="off"
          />
          <OrganisersOnly>
            <Checkbox
              label="Share with everybody in the console"
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
          </OrganisersOnly>
          <FormAnswer answer={answer} />
        </form>
      </Dialog>
    </>
  );
}
