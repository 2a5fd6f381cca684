import { useSession } from '@meritum/shared/auth/useSession';
import type { SeasonDrawReply } from '@meritum/shared/contracts/season-rules';
import { Loaded } from '@meritum/shared/ui/Loaded';
import type { ReactNode } from 'react';
import { Facts } from '../facts/Facts';
import { Panel } from '../facts/Panel';
import { pluralize } from '../facts/pluralize';
import { Contribute } from './Contribute';
import styles from './Draw.module.css';
import { LeaveOut } from './LeaveOut';
import { Reveal } from './Reveal';
import { useSeasonDraw } from './requests';

type Commitment = SeasonDrawReply['commitments'][number];

const isMissing = ({ source, value, leftOut }: Commitment) =>
  source === 'organiser' && value === null && leftOut !== 'confirmed';

function stateOf({ source, value, leftOut }: Commitment): string {
  if (value !== null) return 'Revealed';
  if (leftOut === 'confirmed') return 'Left out by two organisers';
  if (leftOut === 'proposed') return 'One organiser proposed to leave it out';
  return source === 'server' ? 'Revealed once every other value is' : 'Not revealed yet';
}

const stageOf = ({ root, seed, commitments }: SeasonDrawReply): string => {
  if (root === null)
    return 'Organisers can contribute a value until the first plan is asked for. Planning then waits until each of them has revealed it.';
  if (seed !== null) return 'The seed is fixed. All plans of this season are drawn with it.';
  return `Planning waits for ${pluralize(commitments.filter(isMissing).length, 'value')} to be revealed.`;
};

/** How chance takes part in a season's plans, and what the organiser can contribute. */
export function DrawPanel({ season }: { season: string }) {
  const query = useSeasonDraw(season);
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  const { uid } = session.user;
  const about = { season, uid, refresh: query.refetch };
  return (
    <Loaded query={query} what="the draw">
      {(draw) =>
        draw && (
          <Panel title="Chance in assigning judges">
            <p className={styles.words}>
              Judges are drawn by chance, with a seed that nobody can choose: it follows from the
              texts and judges at the first plan, a value of the server and values of organisers.
              The hash of each value is published before. {stageOf(draw)}
            </p>
            <Facts facts={factsOf(draw)} />
            {draw.root === null && <Contribute {...about} commitments={draw.commitments} />}
            {draw.root !== null && draw.commitments.some(isMissing) && (
              <>
                <Reveal {...about} missing={draw.commitments.filter(isMissing)} />
                <LeaveOut
                  {...about}
                  waitingSince={draw.fixedAt}
                  missing={draw.commitments.filter(isMissing)}
                />
              </>
            )}
          </Panel>
        )
      }
    </Loaded>
  );
}

function factsOf({ seed, commitments }: SeasonDrawReply): { label: string; value: ReactNode }[] {
  const values = commitments.map((one, place) => ({
    label: one.source === 'server' ? 'Hash of the server’s value' : `Hash of organiser ${place}`,
    value: (
      <>
        <code className={styles.code}>{one.hash}</code> {stateOf(one)}
      </>
    ),
  }));
  return [...values, { label: 'Seed', value: seed && <code className={styles.code}>{seed}</code> }];
}
