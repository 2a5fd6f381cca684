import type { Winner } from '@meritum/shared/contracts/winners';
import { Photo } from '@meritum/shared/ui/Photo';
import { memo } from 'react';
import { profileLink, unknownEmployer } from './matching';
import styles from './WinnerCard.module.css';

interface WinnerCardProps {
  winner: Winner;
  category: string;
}

/** The photo, leading to the winner's profile; without one it is a link to nowhere and no tab stop. */
function ProfilePhoto({ winner }: { winner: Winner }) {
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
        src={winner.photoUrl}
        alt={leadsAway ? `${winner.fullName} on LinkedIn` : winner.fullName}
        placeholder="person"
        width={72}
        height={84}
        className={styles.photo}
      />
    </a>
  );
}

/** One winner of the directory (WIN-014). */
export const WinnerCard = memo(function WinnerCard({ winner, category }: WinnerCardProps) {
  const { fullName, badge, employer } = winner;
  return (
    <div className={styles.card}>
      <ProfilePhoto winner={winner} />
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <h2 className={styles.name}>{fullName}</h2>
        <p className={styles.employer}>{employer || unknownEmployer}</p>
        <p className={styles.badge}>
          <span className={styles.disc} data-tier={badge.toLowerCase()} />
          {badge}
        </p>
      </div>
    </div>
  );
});
