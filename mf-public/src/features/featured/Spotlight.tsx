import { send } from '@meritum/shared/client/send';
import { useQuery } from '@meritum/shared/query';
import { Container } from '@meritum/shared/ui/Container';
import { Photo } from '@meritum/shared/ui/Photo';
import { useHydrated } from '../hydration/useHydrated';
import { publishedPath } from '../winners/useProfiles';
import styles from './Spotlight.module.css';

const side = 320;

/**
 * Winners who offered to be presented and were picked, below those of the specification. Without
 * any, or without the server, there is nothing.
 */
export function Spotlight() {
  const enabled = useHydrated();
  const { data: profiles = [] } = useQuery({
    queryKey: ['featured-profiles'],
    queryFn: async ({ signal }) => (await send('getFeaturedProfiles', { signal })).profiles,
    enabled,
    retry: false,
  });
  if (profiles.length === 0) return null;
  return (
    <Container role="region" aria-labelledby="spotlight" className={styles.root}>
      <h2 id="spotlight">In their own words</h2>
      <ul className={styles.list}>
        {profiles.map((profile) => (
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
            <div className={styles.words}>
              <h3>
                <a href={publishedPath(profile.slug)} className={styles.link}>
                  {profile.name}
                </a>
              </h3>
              <p className={styles.meta}>
                {profile.tier}, {profile.category} {profile.season}
              </p>
              <p className={styles.citation} dir="auto">
                {profile.citation}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  );
}
