import { calls } from '@meritum/shared/contracts/calls';
import { metals, tierNamed, tierNames } from '@meritum/shared/contracts/tiers';
import { checkAddress } from '@meritum/shared/programme/check-address';
import { contestPath } from '@meritum/shared/programme/contest-path';
import { formatDay } from '@meritum/shared/programme/days';
import { pluralize } from '@meritum/shared/programme/format-count';
import { site } from '@meritum/shared/programme/site';
import { Sharing, versioned } from '../../platform/pages/sharing';
import { missingPage, sitePage, sitePolicy, siteSheet } from '../../platform/pages/site-page';
import type { Picture } from '../../platform/papers/paper';
import { awardsIn, type PublishedContest } from './contest-page';
import { Histogram, spreadInWords } from './histogram';

const metalStyles = tierNames
  .map((tier) => {
    const { from, to, line } = metals[tier];
    return `.disc[data-tier="${tier}"] { background: linear-gradient(135deg, ${from}, ${to}); border-color: ${line}; }
.spread [data-tier="${tier}"] { fill: ${to}; }`;
  })
  .join('\n');

const sheet = `${siteSheet}
h2 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.15; }
.figures { display: flex; flex-wrap: wrap; gap: 1.5rem clamp(2rem, 6vw, 5rem); margin-top: 2.5rem; padding-block: 1.5rem; border-block: 1px solid var(--line); }
.figures div { display: flex; flex-direction: column-reverse; }
.figures dt { color: var(--muted); font-size: .9375rem; }
.figures dd { font: 500 2.5rem/1.1 var(--display); }
main section { margin-top: 3.5rem; }
main section > p { max-width: 40rem; }
.names + p { margin-top: 1.5rem; }
figure { max-width: 46rem; }
figcaption { margin-top: 1rem; color: var(--muted); }
.spread { display: block; width: 100%; height: auto; font: 13px var(--text); fill: var(--muted); }
.spread rect { stroke: none; }
.spread .cut { stroke: var(--muted); stroke-dasharray: 2 4; }
.spread .axis { stroke: var(--muted); }
.winners { padding: 0; list-style: none; border-top: 1px solid var(--line); }
.winners > li { display: grid; grid-template-columns: 2rem minmax(0, 1fr) auto; gap: .25rem 1.25rem; margin: 0; padding: 1.25rem 0; border-bottom: 1px solid var(--line); }
.winners h3 { font: 500 1.4375rem/1.2 var(--display); }
.winners h3, .winners p { overflow-wrap: anywhere; }
.winners p { margin: .25rem 0 0; }
.winners .state { margin: .5rem 0 0; }
.winners .line { margin-top: .5rem; font: 1.1875rem/1.35 var(--display); text-wrap: pretty; }
.disc { display: grid; place-items: center; width: 2rem; height: 2rem; border: 1px solid var(--line); border-radius: 50%; color: #14171f; font-size: .8125rem; font-weight: 650; }
.score { text-align: right; }
.score strong { display: block; font: 500 1.75rem/1.1 var(--display); }
.score, .names { color: var(--muted); font-size: .9375rem; }
.score strong, .names strong { color: var(--ink); }
.names strong { font-size: 1.0625rem; font-weight: 600; }
.names { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem 2rem; padding: 0; list-style: none; }
.names li { margin: 0; overflow-wrap: anywhere; }
.names strong { display: block; }
@media (max-width: 36em) { .winners > li { grid-template-columns: 2rem minmax(0, 1fr); } .score { grid-column: 2; margin-top: .5rem; text-align: left; } .score strong { display: inline; margin-right: .5rem; } .spread { font-size: 26px; } .figures dd { font-size: 2rem; } }
${metalStyles}`;

export const contestPolicy = sitePolicy(sheet);

const titleOf = ({ category, season }: Pick<PublishedContest, 'category' | 'season'>) =>
  `${category} ${season}`;

/** The parts of "8 entries, 24 judges, 176 ratings, 6 awards". */
const figuresOf = (of: PublishedContest) => [
  [of.counts.entries, 'entry', 'entries'] as const,
  [of.counts.judges, 'judge', 'judges'] as const,
  [of.counts.ratings, 'rating', 'ratings'] as const,
  [awardsIn(of), 'award', 'awards'] as const,
];

const figuresInWords = (of: PublishedContest): string =>
  figuresOf(of)
    .map(([count, one, several]) => pluralize(count, one, several))
    .join(', ');

/** The card of a contest, for shared links. */
export const contestCard = (of: PublishedContest): Picture => ({
  kind: 'card',
  facts: {
    title: `Results of ${titleOf(of)}`,
    date: new Date(of.publishedAt),
    medal: 'Service',
    scheme: 'light',
    name: titleOf(of),
    line: figuresInWords(of),
    affiliation: '',
    statement: 'Results, from the judges’ ratings alone',
    score: 'Anyone can compute them again',
    hasPortrait: false,
  },
});

const Figures = ({ of }: { of: PublishedContest }) => (
  <dl className="figures">
    {figuresOf(of).map(([count, one, several]) => (
      <div key={one}>
        <dt>{count === 1 ? one : several}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);

function Winners({ of }: { of: PublishedContest }) {
  if (of.winners.length === 0) return <p>No entry reached the score of an award.</p>;
  return (
    <ol className="winners">
      {of.winners.map(({ pseudonym, name, organization, line, isRevoked, ...award }) => (
        <li key={pseudonym}>
          <span className="disc" data-tier={isRevoked ? undefined : award.tier} aria-hidden="true">
            {isRevoked ? '' : tierNamed(award.tier)?.rank}
          </span>
          <div>
            <h3 dir="auto">{name}</h3>
            <p className="muted" dir="auto">
              {organization}
            </p>
            {isRevoked ? (
              <p className="state" data-state="revoked">
                Revoked
              </p>
            ) : (
              line && (
                <p className="line" dir="auto">
                  {line}
                </p>
              )
            )}
          </div>
          <div className="score">
            <strong>{award.score}</strong> {isRevoked ? `No longer ${award.tier}` : award.tier}, by{' '}
            {pluralize(award.ratings, 'judge')}
            <p>
              <a
                href={checkAddress({ ...of, entry: pseudonym })}
                aria-label={`Verify the award of ${name}`}
              >
                Verify
              </a>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Judges({ of: { judges, counts } }: { of: PublishedContest }) {
  const others = counts.judges - judges.length;
  return (
    <>
      <ul className="names">
        {judges.map(({ name, organization }) => (
          <li key={`${name} ${organization}`} dir="auto">
            <strong>{name}</strong> {organization}
          </li>
        ))}
      </ul>
      <p className="muted">
        {judges.length === 0
          ? `${pluralize(others, 'judge')} rated here. None of them is named, because names are shown only of judges who agree.`
          : others > 0
            ? `And ${pluralize(others, 'more judge')}. Only judges who agree are named, and never beside a rating.`
            : 'All judges agreed to be named. No name stands beside a rating.'}
      </p>
    </>
  );
}

/** The public page of a contest; entries without an award are anonymous scores in the picture. */
export function contestPage(of: PublishedContest): string {
  const title = `Results of ${titleOf(of)}`;
  return sitePage({
    title,
    sheet,
    head: (
      <>
        <Sharing
          type="website"
          title={title}
          description={`${figuresInWords(of)}. Anyone can compute these results again.`}
          address={`${site.origin}${contestPath(of)}`}
          picture={versioned(`${site.origin}${contestPath(of)}/card.png`, figuresInWords(of))}
        />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`${site.productName}: winners`}
          href={calls.getWinnersFeed.path}
        />
      </>
    ),
    children: (
      <>
        <p className="eyebrow">
          Results, {of.seasonName}, published on {formatDay(of.publishedAt)}
        </p>
        <h1>{titleOf(of)}</h1>
        <Figures of={of} />
        {of.scores.length > 0 && (
          <section aria-labelledby="scores">
            <h2 id="scores">How the scores are spread</h2>
            <figure>
              <Histogram {...of} />
              <figcaption>
                {spreadInWords(of)} A score is the average of an entry’s judges.
              </figcaption>
            </figure>
          </section>
        )}
        <section aria-labelledby="winners">
          <h2 id="winners">Winners</h2>
          <Winners of={of} />
        </section>
        <section aria-labelledby="judges">
          <h2 id="judges">Judges</h2>
          <Judges of={of} />
        </section>
        <section aria-labelledby="check">
          <h2 id="check">Check it yourself</h2>
          <p>
            Every rating is published without a name. Your browser computes the scores and awards
            above again, and tells whether one was changed after judging closed.
          </p>
          <a className="check" href={checkAddress({ season: of.season, category: of.category })}>
            Check the results
          </a>
        </section>
      </>
    ),
  });
}

/** The page for a contest that is not published. */
export const missingContestPage = (): string =>
  missingPage({
    title: 'No results here',
    sheet,
    children: (
      <>
        No results are published at this address. <a href="/winners/archive">Winners by year</a>{' '}
        lists all there are.
      </>
    ),
  });
