import { recomputable } from '@meritum/shared/programme/claims';
import { certainties } from '@meritum/shared/programme/merit-figures';
import { awardTiers, judgesPerNomination } from '@meritum/shared/programme/season';
import { withQueries } from '@meritum/shared/query/withQueries';
import { Container } from '@meritum/shared/ui/Container';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { ClosingCall } from '../../features/calls/ClosingCall';
import { Fold } from '../../features/reading/Fold';
import { Reading, ReadingSection } from '../../features/reading/Reading';
import { Table } from '../../features/reading/Table';
import { FrozenRules } from './FrozenRules';
import { PairsPicture } from './PairsPicture';
import { WaySteps } from './WaySteps';

/** How judges are assigned, how ratings become awards, and how to verify it. */
export const HowPage = withQueries(function HowPage() {
  return (
    <>
      <PageHeader
        title="How We Judge"
        lead="Rules that are fixed before the first rating, judges who work independently of each other, and a result that nobody can set."
      />
      <Container>
        <WaySteps />
      </Container>
      <Reading>
        <ReadingSection id="assignment" heading="Who judges what">
          <p>
            An algorithm draws the judges of each entry; nobody picks them by hand. None sees the
            others’ ratings, and nominees are never told who judged them.
          </p>
          <Fold summary="How judges are assigned">
            <ul>
              <li>
                Nobody judges their own entry, or one of their own organisation or email domain, or
                one with which they have declared a conflict of interest.
              </li>
              <li>
                Where enough judges are free, an entry gets more than the {judgesPerNomination} that
                it needs, so that it still has enough when some of them cannot finish.
              </li>
              <li>
                A judge with an entry of their own judges nothing in that category, and of two such
                judges at most one judges the other’s entry. A judge can step back from three
                entries in a season.
              </li>
              <li>
                An entry that is withdrawn and submitted again gets back the judges that it had, as
                far as they still can judge it.
              </li>
              <li>
                Judges get entries in their field where possible, and about the same number each. No
                judge is given more than twice the median load, unless the rules below state another
                number.
              </li>
              <li>
                The draw follows from a random value of ours, whose hash is published first, and
                from a public one that nobody knows before, if the rules below name its source. The
                plan states how close it is to the best possible one, and an auditor can make it
                again once judging is closed.
              </li>
            </ul>
          </Fold>
        </ReadingSection>
        <ReadingSection id="rule" heading="How ratings become an award">
          <p>
            A judge gives a whole number from 1 to 10 for each{' '}
            <TextLink to="/judging-criteria">criterion</TextLink>. Their average is the judge’s
            rating, and the average of all judges’ ratings is the entry’s score. The score alone
            decides the award:{' '}
            {awardTiers.map(({ name, from }) => `${name} from ${from.toFixed(1)}`).join(', ')}. With
            fewer than {judgesPerNomination} completed ratings there is no result.
          </p>
          <p>
            <strong>Nobody can set a result.</strong> An organiser cannot change a rating, only void
            one, or an entry, with a reason and a second organiser’s consent.
          </p>
          <Fold summary="Rounding, and what two organisers can do together">
            <p>
              A score is compared with a bound as an exact fraction, and what is shown is cut off,
              never rounded up: 8.999 reads as 8.99, because it is not 9.
            </p>
            <p>
              Once scores are shown, a rating is voided only for a conflict of interest that was on
              record when judging closed. Each void is published with its kind of reason, and a
              voided rating with the result that the entry would have had. The judge is told.
            </p>
            <p>
              It also takes two organisers to replace more than two judges of an entry, to return an
              entry once nominations are closed, and to close judging while an entry has too few
              ratings. Winners whom the organisers imported are marked in the directory.
            </p>
            <p>
              Two organisers make the results final. What they confirm also states how often judges
              were accepted, rejected or replaced, and how often anything was returned or voided.
              These numbers are published, with how many of the two signed.
            </p>
          </Fold>
        </ReadingSection>
        <ReadingSection id="calibration" heading="Strict and lenient judges">
          <p>
            With many judges for each entry, strict and lenient ones mostly even out.{' '}
            <em>Calibration</em> estimates what is left. It never replaces the rule: the plain
            average decides.
          </p>
          <Fold summary="How calibration works, in figures">
            <p>
              As judges rate several entries and entries have several judges, the ratings themselves
              show how strict each judge is. Calibration says what the score would be without it.
              Its benefit shows in simulated seasons, in which the true order of the entries is
              known.
            </p>
            <PairsPicture />
          </Fold>
        </ReadingSection>
        <ReadingSection id="certainty" heading="How sure a result is">
          <p>
            Calibration also says how probable it is that an award is the true one. Organisers can
            ask for more judges for the least sure entries, before results are final.
          </p>
          <Fold summary="How often an estimate is right, in figures">
            <p>
              The least sure entries are <em>borderline</em>; the rules below say how sure the
              others have to be. More judges are asked for once for each borderline entry. Which
              entries, and how many judges, follows from the frozen rules; nobody picks them by
              name, and the new ratings count in any case.
            </p>
            <Table columns={['Said to be the true award', 'Was it, in simulated seasons']}>
              {certainties.map(({ said, true: often }) => (
                <tr key={said}>
                  <td>{said}%</td>
                  <td>{often}%</td>
                </tr>
              ))}
            </Table>
          </Fold>
        </ReadingSection>
        <ReadingSection id="verification" heading="Results that anyone can check">
          <p>
            Each step leaves something behind that nobody can change unnoticed: a fingerprint, a
            signed receipt, a line in a public log.{' '}
            <TextLink to="/check-the-results">Check the results</TextLink> recomputes {recomputable}{' '}
            in your browser, and offers two programs that do the same without us.
          </p>
          <Fold summary="What is published, step by step">
            <ol>
              <li>
                <strong>Before judging opens</strong> the rules are frozen, and a fingerprint of
                them is published (their SHA-256 hash). Any change to the rules would change it.
              </li>
              <li>
                <strong>With each rating</strong> the judge gets a signed receipt. It does not
                reveal the rating, and lets the judge find it later. The judge’s own device keeps
                the numbers and compares them, so that a changed rating shows, and a signed receipt
                that is left out proves it.
              </li>
              <li>
                <strong>When judging closes</strong> one fingerprint of all entries and all ratings
                together is published, the root. From then on, changing, adding or leaving out a
                rating would change the root. Each nominator is mailed a signed proof that their
                entry is among them.
              </li>
              <li>
                <strong>With the results</strong> the ratings are published in a ledger, in shuffled
                order, voided ones with their reason. It names no judge, not even by a pseudonym,
                says only how many ratings each has completed, and holds no times and no comments.
                Beside it, judges who agree to that are named with their number of ratings. Entries
                with an award carry their name; the others have a pseudonym that only the nominator
                is told.
              </li>
            </ol>
            <p>
              All along, a public log records each of these as a hash. We sign its state every day
              and send it in our mails, so that whoever kept one can check that nothing was
              rewritten since.
            </p>
          </Fold>
        </ReadingSection>
        <ReadingSection id="rules" heading="The season’s rules">
          <p>
            Nobody can change these rules once they are frozen. Your browser computes the hash from
            their text, so that you can see that the two match.
          </p>
          <noscript>
            <p>
              Without scripts, the rules and their hash are at{' '}
              <a href="/api/season/rules">/api/season/rules</a>.
            </p>
          </noscript>
          <FrozenRules />
        </ReadingSection>
      </Reading>
      <ClosingCall
        title="See for yourself"
        text={`Your browser can recompute ${recomputable} from the ratings alone.`}
        steps={[
          ['Check the Results', '/check-the-results'],
          ['Judging Criteria', '/judging-criteria'],
        ]}
      />
    </>
  );
});
