import { Card } from '@meritum/shared/ui/Card';
import { Loaded } from '@meritum/shared/ui/Loaded';
import styles from './Preferences.module.css';
import { PreferencesForm } from './PreferencesForm';
import { usePreferences, useSavedPreferences } from './requests';

/** A judge's preferences. */
export function Preferences({ uid }: { uid: string }) {
  const query = usePreferences(uid);
  const save = useSavedPreferences(uid);
  return (
    <Card as="section" aria-labelledby="preferences" className={styles.preferences}>
      <h2 id="preferences">Preferences</h2>
      <Loaded query={query} what="your preferences">
        {(known) => <PreferencesForm known={known} save={save} />}
      </Loaded>
    </Card>
  );
}
