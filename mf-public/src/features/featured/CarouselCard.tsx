import { Link } from '@meritum/shared/router';
import { Medal } from '@meritum/shared/ui/Medal';
import { Photo } from '@meritum/shared/ui/Photo';
import type { MouseEvent } from 'react';
import styles from './CarouselCard.module.css';
import { type FeaturedWinner, portraitSize, profilePath } from './FeaturedWinner';

interface CarouselCardProps {
  winner: FeaturedWinner;
  selected: boolean;
  /** Whether it is visible without scrolling, so that its picture loads immediately. */
  eager: boolean;
  onSelect: (winner: FeaturedWinner) => void;
}

/** A click with a modifier key or another button opens the profile instead. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** 224 px wide, with a gap of 16 px the carousel's step. Before hydration it opens the profile. */
export function CarouselCard({ winner, selected, eager, onSelect }: CarouselCardProps) {
  const { name, award, category, winner_image_path } = winner;
  return (
    <Link
      to={profilePath(winner)}
      className={styles.root}
      aria-current={selected ? 'true' : undefined}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onSelect(winner);
      }}
    >
      <Photo
        src={winner_image_path}
        alt=""
        placeholder="person"
        of={name}
        loading={eager ? 'eager' : 'lazy'}
        className={styles.photo}
        {...portraitSize}
      />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.award}>
          <Medal tier={award} size={20} aria-hidden="true" />
          {award}, {category}
        </span>
      </span>
    </Link>
  );
}
