import { Dialog } from '@meritum/shared/ui/Dialog';
import { Icon } from '@meritum/shared/ui/Icon';
import { useState } from 'react';
import { useConsoleKeys } from '../keys/useConsoleKeys';
import styles from './CommandPalette.module.css';
import { Palette } from './Palette';

/** The search of the whole console: a button in the bar, and keys that open it. */
export function CommandPalette() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
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
      >
        <Palette onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
