import { Medal } from '@meritum/shared/ui/Medal';
import { Photo } from '@meritum/shared/ui/Photo';
import styles from './CarouselCard.module.css';
import { type FeaturedWinner, portraitSize } from './FeaturedWinner';

interface CarouselCardProps {
  winner: FeaturedWinner;
  selected: boolean;
  /** Visible without scrolling: its picture is not put off. */
  eager: boolean;
  onSelect: (winner: FeaturedWinner) => void;
}

/** A winner to choose; 224 px and a gap of 16 make the step of the carousel. */
export function CarouselCard({ winner, selected, eager, onSelect }: CarouselCardProps) {
  const { name, award, category, winner_image_path } = winner;
  return (
    <button
      type="button"
      className={styles.root}
      aria-pressed={selected}
      onClick={() => onSelect(winner)}
    >
      <Photo
        src={winner_image_path}
        alt=""
        placeholder="person"
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
    </button>
  );
}
