import type { SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import { cutShown } from '@meritum/shared/programme/cut-shown';
import { certainties } from '@meritum/shared/programme/merit-figures';
import { awardTiers, judgesPerNomination } from '@meritum/shared/programme/season';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Fold } from '../../features/reading/Fold';
import { Table } from '../../features/reading/Table';
import { FrozenRules } from './FrozenRules';
import { PairsPicture } from './PairsPicture';
import { SeasonDraw } from './SeasonDraw';

/** The details behind the ten sentences, each closed until opened. */
export function Details({ rules }: { rules: SeasonRulesReply | undefined }) {
  return (
    <div className={design.prose}>
      <Fold id="rules" summary="The frozen rules">
        {rules && <FrozenRules {...rules} />}
      </Fold>
      <Fold id="draw" summary="What the draw follows from">
        {rules?.draw ? (
          <SeasonDraw draw={rules.draw} />
        ) : (
          <p>It begins when the rules are frozen.</p>
        )}
      </Fold>
      <Fold summary="How judges are assigned">
        <p>
          An algorithm draws the judges of each entry; nobody picks them by hand. None sees the
          others’ ratings, and nominees are never told who judged them.
        </p>
        <ul>
          <li>
            Nobody judges their own entry, or one of their own organisation or email domain, or one
            with which they have declared a conflict of interest.
          </li>
          <li>
            Where enough judges are free, an entry gets more than the {judgesPerNomination} that it
            needs, so that it still has enough when some of them cannot finish.
          </li>
          <li>
            A judge with an entry of their own judges nothing in that category, and of two such
            judges at most one judges the other’s entry. A judge can step back from three entries in
            a season.
          </li>
          <li>
            An entry that is withdrawn and submitted again gets its former judges back, if they can
            still judge it.
          </li>
          <li>
            Judges get entries in their field where possible, and about the same number each. The
            plan states how close it is to the best possible one, and an auditor can make it again
            once judging is closed.
          </li>
        </ul>
      </Fold>
      <Fold summary="How ratings become an award">
        <p>
          A judge gives a whole number from 1 to 10 for each{' '}
          <TextLink to="/judging-criteria">criterion</TextLink>. Their average is the judge’s
          rating, and the average of all judges’ ratings is the entry’s score. The score alone
          decides the award:{' '}
          {awardTiers.map(({ name, from }) => `${name} from ${cutShown(from)}`).join(', ')}. With
          fewer than {judgesPerNomination} completed ratings there is no result.
        </p>
        <p>
          A score is compared with a bound as an exact fraction, and what is shown is cut off, never
          rounded up: 8.999 reads as 8.99, because it is not 9.
        </p>
      </Fold>
      <Fold summary="What two organisers can do together">
        <p>
          Nobody can change a rating. Two organisers can void one, or an entry, with a reason. Once
          scores are shown, a rating is voided only for a conflict of interest that was on record
          when judging closed. Each void is published with its kind of reason, and a voided rating
          with the result that the entry would have had. The judge is told.
        </p>
        <p>
          It also takes two organisers to replace more than two judges of an entry, to give one
          person more time, to return an entry once nominations are closed, and to close judging
          while an entry has too few ratings. Winners whom the organisers imported are marked in the
          directory.
        </p>
        <p>
          Two organisers make the results final. What they confirm also states how often judges were
          accepted, rejected or replaced, and how often anything was returned, undone or voided.
        </p>
      </Fold>
      <Fold summary="Calibration and certainty, in figures">
        <p>
          As judges rate several entries and entries have several judges, the ratings themselves
          show how strict each judge is. Calibration says what the score would be without it, and
          how probable it is that an award is the true one. The plain average decides all the same.
          In simulated seasons the true order is known:
        </p>
        <PairsPicture />
        <p>
          The entries whose award is least certain are <em>borderline</em>; the frozen rules say how
          certain the others have to be. For each of them more judges are asked for, once. Which
          entries and how many judges follows from the rules, nobody picks the judges by name, and
          the new ratings always count.
        </p>
        <Table columns={['Certainty of an award', 'How often it was right, in simulated seasons']}>
          {certainties.map(({ said, true: often }) => (
            <tr key={said}>
              <td>{said}%</td>
              <td>{often}%</td>
            </tr>
          ))}
        </Table>
      </Fold>
      <Fold summary="What the ledger says, and what it does not">
        <p>
          It has all ratings in shuffled order, voided ones with their reason, and neither times nor
          comments. It names no judge, not even by a pseudonym, and says only how many ratings each
          has completed. Judges who agree to it are named in a list beside the ledger. Entries with
          an award carry their name; the others have a pseudonym that only the nominator is told.
        </p>
      </Fold>
    </div>
  );
}
