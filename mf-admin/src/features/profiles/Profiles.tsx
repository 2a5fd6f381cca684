import { call, callForFile } from '@meritum/shared/client/call';
import type { ListedProfile } from '@meritum/shared/contracts/profiles';
import { useQuery } from '@meritum/shared/query';
import { Badge } from '@meritum/shared/ui/Badge';
import { BlobPicture } from '@meritum/shared/ui/BlobPicture';
import * as design from '@meritum/shared/ui/design.module.css';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { ConfirmAction } from '../confirm/ConfirmAction';
import { why } from '../confirm/question';
import { useCall } from '../console/useCall';
import { Panel } from '../facts/Panel';
import text from '../facts/text.module.css';
import type { Column } from '../table/columns';
import { DataTable } from '../table/DataTable';
import { When } from '../table/When';
import styles from './Profiles.module.css';

interface OneProps {
  profile: ListedProfile;
}

/** Profiles of winners: those that wait for a decision, and public ones. */
export function Profiles() {
  const query = useCall('listProfiles', {});
  return (
    <Panel title="Profiles of winners">
      <Loaded query={query} what="the profiles">
        {({ profiles }) => (
          <>
            {profiles
              .filter(({ offered }) => offered)
              .map((profile) => (
                <Offered key={profile.id} profile={profile} />
              ))}
            {(!profiles.some(({ offered }) => offered) ||
              profiles.some(({ published }) => published)) && (
              <DataTable
                caption="Public profiles"
                columns={columns}
                rows={profiles.filter(({ published }) => published)}
                rowKey={({ id }) => id}
                empty={{
                  title: 'No profiles yet',
                  text: 'Winners offer their profile on the page of their result. It appears here first.',
                }}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** A winner's profile exactly as it would be published. */
function Offered({ profile }: OneProps) {
  const { id: profileId, revision, name, organization, tier, category, season } = profile;
  const { offered, offeredAt } = profile;
  const picture = useQuery({
    queryKey: ['profile-picture', profileId, offered?.picture],
    queryFn: async () =>
      createImageBitmap(await callForFile('getOfferedPicture', { params: { profileId } })),
    enabled: Boolean(offered?.picture),
    // The key is unique, and after the decision there is nothing to read again.
    staleTime: 'static',
  }).data;
  if (!offered || !offeredAt) return null;
  const decide = (isApproved: boolean) => (reason: string) =>
    call('decideProfile', { body: { profileId, revision, isApproved, reason } });
  return (
    <article className={styles.offered} aria-label={`Profile of ${name}`}>
      {offered.picture && (
        <BlobPicture
          picture={picture}
          alt={`Offered picture of ${name}`}
          side={320}
          className={styles.face}
        />
      )}
      <div className={styles.words}>
        <h3 className={design.textL}>{name}</h3>
        <p className={design.minor}>
          {organization}. {tier}, {category} {season}. Offered <When at={offeredAt} />.
          {profile.published && ' An earlier version is public.'}
        </p>
        {offered.citation && (
          <blockquote className={text.quote} dir="auto">
            {offered.citation}
          </blockquote>
        )}
        {offered.links.length > 0 && (
          <ul className={text.stack}>
            {offered.links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <bdi>{label}</bdi>: <bdi>{url}</bdi>
              </li>
            ))}
          </ul>
        )}
        <div className={design.row}>
          <ConfirmAction
            question={{
              about: profile.id,
              title: `Publish the profile of ${name}?`,
              consequence: (
                <p>
                  It becomes public as you see it here, and {name} is notified by email. They can
                  withdraw it at any time.
                </p>
              ),
              confirm: 'Publish profile',
              reason: why,
              act: decide(true),
              done: `The profile of ${name} is public.`,
            }}
          >
            Publish...
          </ConfirmAction>
          <ConfirmAction
            variant="secondary"
            question={{
              about: profile.id,
              title: `Refuse the profile of ${name}?`,
              consequence: (
                <p>
                  It is not published. {name} reads your reason by email and can change and offer it
                  again.
                  {profile.published && ' The earlier version stays public.'}
                </p>
              ),
              confirm: 'Refuse profile',
              danger: true,
              reason: {
                ...why,
                label: 'What the winner reads',
                missing: 'Enter what the winner should change',
              },
              act: decide(false),
              done: `${name} was told why the profile is not published.`,
            }}
          >
            Refuse...
          </ConfirmAction>
        </div>
      </div>
    </article>
  );
}

const columns: readonly Column<ListedProfile>[] = [
  {
    header: 'Winner',
    cell: ({ name, publicPath }) =>
      publicPath ? <TextLink href={publicPath}>{name}</TextLink> : name,
  },
  { header: 'Award', cell: ({ tier, category }) => `${tier}, ${category}` },
  { header: 'Season', cell: ({ season }) => season },
  {
    header: 'Featured',
    cell: ({ featured, mayFeature }) =>
      featured ? (
        <Badge kind="success">Featured</Badge>
      ) : (
        <Badge>{mayFeature ? 'Offered' : 'Not offered'}</Badge>
      ),
  },
  {
    header: 'Action',
    cell: (profile) => <Feature profile={profile} />,
  },
];

/** Adds a winner who offered their profile to the featured ones, or removes them. */
function Feature({ profile }: OneProps) {
  const { id: profileId, name, featured, mayFeature } = profile;
  if (!featured && !mayFeature) return null;
  return (
    <ConfirmAction
      variant="quiet"
      question={{
        about: profileId,
        title: featured
          ? `Take ${name} off the featured winners?`
          : `Put ${name} among the featured winners?`,
        consequence: (
          <p>
            {featured
              ? 'Their profile stays public.'
              : 'They agreed to it. The page of featured winners shows them until you or they end it.'}
          </p>
        ),
        confirm: featured ? 'Take off' : 'Feature',
        reason: why,
        act: (reason) =>
          call('featureProfile', { body: { profileId, featured: !featured, reason } }),
        done: featured ? `${name} is no longer featured.` : `${name} is featured.`,
      }}
    />
  );
}
