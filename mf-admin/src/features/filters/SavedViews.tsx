import { useSession } from '@meritum/shared/auth/useSession';
import { Link, useLocation } from '@meritum/shared/router';
import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import { useState } from 'react';
import styles from './SavedViews.module.css';
import { SaveView } from './SaveView';
import { removeView, type SavedView, savedViews, saveView } from './views';

/** Saved filters as links; `screen` names the list they belong to. */
export function SavedViews({ screen }: { screen: string }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return <Views uid={session.user.uid} screen={screen} />;
}

function Views({ uid, screen }: { uid: string; screen: string }) {
  const { search } = useLocation();
  const [views, setViews] = useState(() => savedViews(uid, screen));
  const query = search.slice(1);
  return (
    <div className={styles.root}>
      {views.length > 0 && (
        <ul className={styles.views} aria-label="Saved filters">
          {views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              here={view.query === query}
              onRemove={() => setViews(removeView(uid, screen, view.name))}
            />
          ))}
        </ul>
      )}
      {query !== '' && (
        <SaveView onSave={(name) => setViews(saveView(uid, screen, { name, query }))} />
      )}
      {query !== '' && (
        <Link to="?" className={styles.clear}>
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
  onRemove(): void;
}

function ViewItem({ view: { name, query }, here, onRemove }: ItemProps) {
  return (
    <li className={styles.view}>
      <Link to={`?${query}`} aria-current={here ? 'true' : undefined}>
        {name}
      </Link>
      <Button variant="quiet" aria-label={`Remove the saved filter ${name}`} onClick={onRemove}>
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}
