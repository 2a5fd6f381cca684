import { Button } from '@meritum/shared/ui/Button';
import { Icon } from '@meritum/shared/ui/Icon';
import type { KeyboardEvent } from 'react';
import { useHydrated } from '../hydration/useHydrated';
import { ImportedLegend } from '../winners/Imported';
import styles from './Carousel.module.css';
import { CarouselCard } from './CarouselCard';
import type { FeaturedWinner } from './FeaturedWinner';
import { useCarousel } from './useCarousel';

interface CarouselProps {
  winners: readonly FeaturedWinner[];
  selected: FeaturedWinner | undefined;
  onSelect: (winner: FeaturedWinner) => void;
}

/** Left and right arrows move the focus between cards. */
function moveFocus({ key, currentTarget, target }: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (!step) return;
  const cards: EventTarget[] = [...currentTarget.querySelectorAll('a')];
  const next = cards[cards.indexOf(target) + step];
  if (next instanceof HTMLElement) next.focus();
}

/** The carousel of winners, which advances automatically (FEAT-002 to FEAT-006). */
export function Carousel({ winners, selected, onSelect }: CarouselProps) {
  // Buttons are disabled until hydration.
  const asleep = !useHydrated();
  const { row, step, still, paused, running, setPaused, holders } = useCarousel<HTMLUListElement>();
  return (
    <section
      className={styles.root}
      aria-roledescription="carousel"
      aria-label="Featured winners"
      data-running={running}
      {...holders}
    >
      <div className={styles.controls}>
        {!still && (
          <Button variant="quiet" disabled={asleep} onClick={() => setPaused(!paused)}>
            <Icon name={paused ? 'play' : 'pause'} />
            {paused ? 'Play' : 'Pause'}
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={asleep}
          className={styles.arrow}
          aria-label="Previous winner"
          onClick={() => step(-1)}
        >
          <Icon name="arrow-right" className={styles.back} />
        </Button>
        <Button
          variant="quiet"
          disabled={asleep}
          className={styles.arrow}
          aria-label="Next winner"
          onClick={() => step(1)}
        >
          <Icon name="arrow-right" />
        </Button>
      </div>
      <ul ref={row} className={styles.row} onKeyDown={moveFocus}>
        {winners.map((winner, index) => (
          <li key={winner.id} className={styles.slot}>
            <CarouselCard
              winner={winner}
              selected={winner === selected}
              eager={index < 5}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
      <div className={styles.sheen} />
      <div className={styles.legend}>
        <ImportedLegend />
      </div>
    </section>
  );
}
