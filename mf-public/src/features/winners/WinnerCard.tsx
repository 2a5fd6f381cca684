import type { PublishedProfile } from '@meritum/shared/contracts/profiles';
import { tierNamed } from '@meritum/shared/contracts/tiers';
import type { Winner } from '@meritum/shared/contracts/winners';
import { Photo } from '@meritum/shared/ui/Photo';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { memo } from 'react';
import { featuredYear, profilePath, type WinnerFace } from '../featured/FeaturedWinner';
import { winnerFaces } from '../featured/faces';
import { ImportedMark } from './Imported';
import { profileLink, unknownEmployer } from './matching';
import { publishedPath } from './useProfiles';
import styles from './WinnerCard.module.css';

const faces = new Map(winnerFaces.map((face) => [`${face.category} ${face.id}`, face]));

function featuredFace(record: {
  id: string;
  category: string;
  year: string;
}): WinnerFace | undefined {
  return record.year === featuredYear ? faces.get(`${record.category} ${record.id}`) : undefined;
}

interface WinnerCardProps {
  winner: Winner;
  category: string;
  year: string;
  isTop: boolean;
  profile: PublishedProfile | undefined;
}

/** The photo with a link to the winner's profile; without a profile the link is empty and no tab stop. */
function ProfilePhoto({ winner, portrait }: { winner: Winner; portrait: string | undefined }) {
  const href = profileLink(winner);
  const leadsAway = href !== '#';
  return (
    <a
      href={href}
      className={styles.link}
      {...(leadsAway ? { target: '_blank', rel: 'noopener noreferrer' } : { tabIndex: -1 })}
      onClick={(event) => {
        if (!leadsAway) event.preventDefault();
      }}
    >
      <Photo
        src={winner.photoUrl ?? portrait}
        alt={leadsAway ? `${winner.fullName} on LinkedIn` : winner.fullName}
        placeholder="person"
        of={winner.fullName}
        width={72}
        height={84}
        className={styles.photo}
      />
    </a>
  );
}

/** One winner of the directory (WIN-014); the name leads to what they published, or to their profile. */
export const WinnerCard = memo(function WinnerCard(props: WinnerCardProps) {
  const { winner, category, year, isTop, profile } = props;
  const { id, fullName, badge, employer, line, revoked, enteredByOrganisers } = winner;
  const face = revoked ? undefined : featuredFace({ id, category, year });
  return (
    <div className={styles.card} data-top={isTop || undefined}>
      <ProfilePhoto winner={winner} portrait={face?.portrait} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          {profile ? (
            <TextLink href={publishedPath(profile.slug)}>{fullName}</TextLink>
          ) : face ? (
            <TextLink to={profilePath(face)}>{fullName}</TextLink>
          ) : (
            fullName
          )}
        </h3>
        <p className={styles.employer}>{employer || unknownEmployer}</p>
        {line && !revoked && <p className={styles.line}>{line}</p>}
        <p className={styles.badge}>
          {revoked ? (
            <strong className={styles.revoked}>Revoked</strong>
          ) : (
            <span className={styles.disc} data-tier={badge} data-rank={tierNamed(badge)?.rank} />
          )}
          <span>
            {badge} {category}
          </span>
          {enteredByOrganisers && <ImportedMark />}
        </p>
      </div>
    </div>
  );
});
