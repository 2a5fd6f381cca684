import { currentOf } from '@meritum/shared/programme/current';
import { useLocation, useNavigate } from '@meritum/shared/router';
import { Icon } from '@meritum/shared/ui/Icon';
import { consolePath, screenAt } from '../console/screens';
import { seasonParameter, useSeasonShown, useSeasons } from '../console/useSeasonShown';
import styles from './SeasonSwitcher.module.css';

/** The season that is shown. Another one opens the list of the current screen, without filters. */
export function SeasonSwitcher() {
  const { pathname } = useLocation();
  const { data } = useSeasons();
  const shown = useSeasonShown();
  const navigate = useNavigate();
  if (!data) return <span className={styles.root} aria-hidden="true" />;
  const current = currentOf(data.seasons);
  const choose = (id: string) => {
    const list = consolePath(screenAt(pathname)?.path ?? '');
    navigate(
      id === current?.id ? list : `${list}?${new URLSearchParams({ [seasonParameter]: id })}`,
    );
  };
  return (
    <span className={styles.root}>
      <select
        aria-label="Season shown"
        className={styles.select}
        value={shown ?? current?.id}
        onChange={({ target }) => choose(target.value)}
      >
        {data.seasons.map((season) => (
          <option key={season.id} value={season.id}>
            {season.name}
            {!season.begun && ' (prepared)'}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </span>
  );
}
