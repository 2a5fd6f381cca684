import { useOnline } from '@meritum/shared/forms/useOnline';
import { formatClock } from '@meritum/shared/programme/moments';
import { Icon, type IconName } from '@meritum/shared/ui/Icon';
import styles from './Draft.module.css';
import type { SaveState } from './DraftSync';

export function SaveStateLine({ state }: { state: SaveState }) {
  const online = useOnline();
  const [icon, text] = words(state, online);
  return (
    <p className={styles.state} aria-live="polite">
      <Icon name={icon} size={18} /> {text}
    </p>
  );
}

function words(state: SaveState, online: boolean): [IconName, string] {
  if (!online) return ['pause', 'Offline. Saved on this device'];
  if (state.kind === 'saving') return ['refresh', 'Saving...'];
  if (state.kind === 'saved') return ['check', `Saved ${formatClock(state.at)}`];
  if (state.kind === 'conflict') return ['alert', 'Not saved: two versions'];
  if (state.kind === 'device') {
    const why = state.isBlocked ? ' Your network blocks saving.' : '';
    return ['pause', `Saved on this device${state.again ? `.${why} Trying again...` : ''}`];
  }
  return ['check', 'Saved automatically as you type'];
}
