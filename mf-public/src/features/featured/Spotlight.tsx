import { send } from '@meritum/shared/client/send';
import { useQuery } from '@meritum/shared/query';
import { Container } from '@meritum/shared/ui/Container';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Photo } from '@meritum/shared/ui/Photo';
import { useHydrated } from '../hydration/useHydrated';
import { publishedPath } from '../winners/useProfiles';
import styles from './Spotlight.module.css';

const side = 320;

/** The featured profiles; empty without any. The press can save the portraits. */
export function Spotlight({ forPress = false }) {
  const enabled = useHydrated();
  const { data: profiles = [] } = useQuery({
    queryKey: ['featured-profiles'],
    queryFn: async ({ signal }) => (await send('getFeaturedProfiles', { signal })).profiles,
    enabled,
  });
  const shown = profiles.filter(({ picture }) => picture || !forPress);
  if (shown.length === 0) return null;
  return (
    <Container role="region" aria-labelledby="spotlight" className={styles.root}>
      <h2 id="spotlight" className={design.spaceBelow4}>
        {forPress ? 'Portraits of winners' : 'In their own words'}
      </h2>
      <ul className={styles.list}>
        {shown.map((profile) => (
          <li key={profile.slug} className={styles.card}>
            <Photo
              src={profile.picture ?? undefined}
              alt=""
              placeholder="person"
              of={profile.name}
              width={side}
              height={side}
              className={styles.face}
            />
            <div className={classNames(design.gridHalf, design.anywhere)}>
              <h3>
                <a href={publishedPath(profile.slug)} className={styles.link}>
                  {profile.name}
                </a>
              </h3>
              <p className={design.minor}>
                {profile.tier}, {profile.category} {profile.season}
              </p>
              {forPress && profile.picture ? (
                <p>
                  Credit: courtesy of {profile.name}.{' '}
                  <a href={profile.picture} download className={styles.save}>
                    Save the portrait of {profile.name}
                  </a>
                </p>
              ) : (
                <p className={styles.citation} dir="auto">
                  {profile.citation}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
