import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Photo } from '@meritum/shared/ui/Photo';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { type Ref, useId } from 'react';
import { ImportedMark } from '../winners/Imported';
import { type FeaturedWinner, portraitSize, profilePath } from './FeaturedWinner';
import { SampleMark } from './SampleMark';
import { Seal } from './Seal';
import styles from './WinnerDetails.module.css';

/** The panel scrolls beyond 500 px (FEAT-010), so it must be focusable for the arrow keys. */
const reachedByKeyboard = { tabIndex: 0 };

interface WinnerDetailsProps {
  winner: FeaturedWinner | undefined;
  /** The winner whose story is outlined until another is selected. */
  outlined: FeaturedWinner | undefined;
  ref: Ref<HTMLElement>;
}

/** The selected winner's details, or the prompt to select one (FEAT-007 to FEAT-011). */
export function WinnerDetails({ winner, outlined, ref }: WinnerDetailsProps) {
  const headingId = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={styles.root}
      aria-labelledby={winner && headingId}
      aria-label={winner ? undefined : 'Details'}
    >
      {winner ? (
        <Chosen winner={winner} headingId={headingId} />
      ) : (
        <>
          <p className={styles.prompt}>Select a winner to view details</p>
          {outlined && <Outline winner={outlined} />}
        </>
      )}
    </section>
  );
}

/** The beginning of a story, muted, in place of the chosen winner's. */
function Outline({ winner: { achievements, winner_image_path } }: { winner: FeaturedWinner }) {
  return (
    <div className={styles.outline} aria-hidden="true">
      <Photo src={winner_image_path} alt="" className={styles.photo} {...portraitSize} />
      <div className={classNames(design.grid3, design.muted, design.proseWidth)}>
        {achievements.slice(0, 2).map(({ title, details }) => (
          <div key={title}>
            <p className={styles.chapter}>{title}</p>
            <p>{details}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Chosen({ winner, headingId }: { winner: FeaturedWinner; headingId: string }) {
  const { name, award, category, achievements } = winner;
  return (
    <>
      <div className={styles.person}>
        <Photo
          src={winner.winner_image_path}
          alt={`Portrait of ${name}`}
          placeholder="person"
          of={name}
          className={styles.photo}
          {...portraitSize}
        />
        <Seal
          tier={award}
          category={category}
          label={`${award} badge`}
          className={design.spaceAbove2}
        />
      </div>
      <div>
        <h2 id={headingId}>{name}</h2>
        <p className={styles.award}>
          {award} Award - {category} Category
        </p>
        <p className={design.wrapText}>
          <ImportedMark />
          {winner.sample && <SampleMark />}
        </p>
        <section
          className={styles.achievements}
          aria-label={`Achievements of ${name}`}
          {...reachedByKeyboard}
        >
          {achievements.map(({ title, details }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className={classNames(design.spaceAboveHalf, design.muted)}>{details}</p>
            </div>
          ))}
        </section>
        <TextLink to={profilePath(winner)}>Full profile of {name}</TextLink>
      </div>
    </>
  );
}
