import { useNavigate } from '@meritum/shared/router';
import { classNames } from '@meritum/shared/ui/classNames';
import { Dialog } from '@meritum/shared/ui/Dialog';
import * as design from '@meritum/shared/ui/design.module.css';
import { Icon } from '@meritum/shared/ui/Icon';
import { TextField } from '@meritum/shared/ui/TextField';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRole } from '../access/role';
import { useSeasonShown, withSeason } from '../console/useSeasonShown';
import { useConsoleKeys } from '../keys/useConsoleKeys';
import styles from './CommandPalette.module.css';
import { focusControl } from './focusControl';
import { knownTargets, type Target } from './targets';
import { longest, usePeople } from './usePeople';

/** The console's search: a button in the bar, and keys that open it. */
export function CommandPalette() {
  const [open, setOpen] = useState(false);
  const chosen = useRef<Target>(undefined);
  const show = () => setOpen(true);
  const showControl = () => {
    const { control } = chosen.current ?? {};
    chosen.current = undefined;
    if (control) focusControl(control);
  };
  useConsoleKeys({ '/': show, 'command k': show });
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Search the console"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={show}
      >
        <Icon name="search" size={18} />
        <span className={styles.words} aria-hidden="true">
          Search
          <kbd className={styles.key}>/</kbd>
        </span>
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Search the console"
        className={styles.dialog}
        onClosed={showControl}
      >
        <Palette
          onChosen={(target) => {
            chosen.current = target;
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The field and its results; arrows choose, Enter opens (the ARIA combobox pattern). */
function Palette({ onChosen }: { onChosen(target: Target): void }) {
  const [typed, setTyped] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const role = useRole();
  const season = useSeasonShown();
  const navigate = useNavigate();
  const id = useId();
  const { groups: people, isSearching, isFailed } = usePeople(typed, season);
  const groups = [...knownTargets(typed.trim(), role), ...people].filter(
    ({ targets }) => targets.length > 0,
  );
  const all = groups.flatMap(({ targets }) => targets);
  const index = Math.max(
    0,
    all.findIndex((target) => target.id === chosenId),
  );
  const current = all[index];
  const shown = current && `${id}-${current.id}`;
  useEffect(() => {
    // Missing in jsdom.
    if (shown) document.getElementById(shown)?.scrollIntoView?.({ block: 'nearest' });
  }, [shown]);

  const go = (target: Target) => {
    onChosen(target);
    navigate(withSeason(target.to, season));
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!current || (!step && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step) setChosenId(all.at((index + step) % all.length)?.id);
    else go(current);
  };
  return (
    <div className={styles.palette}>
      <TextField
        label="Go to a screen, a task, a nomination or a judge"
        type="search"
        role="combobox"
        aria-expanded={current !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown}
        autoComplete="off"
        spellCheck={false}
        limit={longest}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosenId(undefined);
        }}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
        {groups.map(({ heading, targets }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
            <p id={`${id}-${heading}`} className={styles.heading}>
              {heading}
            </p>
            {targets.map((target) => (
              <button
                key={target.id}
                id={`${id}-${target.id}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={target === current}
                className={styles.target}
                onClick={() => go(target)}
              >
                <span className={classNames(design.semibold, design.anywhere)}>{target.label}</span>
                {target.detail && (
                  <span className={classNames(design.muted, design.anywhere)}>{target.detail}</span>
                )}
              </button>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classNames(design.minor, styles.status)}>
        {statusOf({ isSearching, isFailed, found: all.length })}
      </p>
    </div>
  );
}

function statusOf(found: { isSearching: boolean; isFailed: boolean; found: number }): string {
  if (found.isSearching) return 'Searching …';
  if (found.isFailed) return 'Could not search for people. Change the text to try again.';
  if (found.found > 0) return '';
  return 'Nothing matches this search. Nominations are found in the season that is shown.';
}
