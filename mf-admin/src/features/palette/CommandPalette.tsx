import { Dialog } from '@meritum/shared/ui/Dialog';
import { Icon } from '@meritum/shared/ui/Icon';
import { useRef, useState } from 'react';
import { useConsoleKeys } from '../keys/useConsoleKeys';
import styles from './CommandPalette.module.css';
import { focusControl } from './focusControl';
import { Palette } from './Palette';
import type { Target } from './targets';

/** The search of the whole console: a button in the bar, and keys that open it. */
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
