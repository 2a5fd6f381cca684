import type { RecognitionReply } from '@meritum/shared/contracts/recognitions';
import { checkAddress } from '@meritum/shared/programme/check-address';
import { formatDay } from '@meritum/shared/programme/days';
import { asSentence } from '@meritum/shared/programme/sentence';
import { site } from '@meritum/shared/programme/site';
import type { ReactNode } from 'react';
import { Sharing, versioned } from '../../platform/pages/sharing';
import { sitePage, sitePolicy, siteSheet } from '../../platform/pages/site-page';
import { verificationAddress } from './credential';
import type { Issuer } from './issuer';

/** Additions to the common styles for awards. */
export const pageSheet = `${siteSheet}
h2 { font-size: 1.5rem; line-height: 1.2; margin: 3rem 0 .75rem; }
.certificate { display: block; width: 100%; max-width: 56rem; height: auto; margin-top: 2.5rem; background: #fff; box-shadow: 0 12px 40px -16px rgb(20 23 31 / 35%); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); margin-top: 2rem; border-top: 1px solid var(--line); }
dt, dd { padding: .625rem 0; border-bottom: 1px solid var(--line); }
dt { padding-right: 2rem; color: var(--muted); }
dd { overflow-wrap: anywhere; }
time { white-space: nowrap; }
ol { padding-left: 1.25rem; max-width: 40rem; }
li + li { margin-top: .75rem; }
@media (max-width: 36em) { dl { grid-template-columns: minmax(0, 1fr); } dt { padding-bottom: 0; border: 0; } dd { padding-top: 0; } }
@media print { .state { border: 1px solid; } }`;

export const pagePolicy = sitePolicy(pageSheet);

const verification = (title: string, children: ReactNode, sharing?: ReactNode): string =>
  sitePage({
    title,
    sheet: pageSheet,
    head: (
      <>
        <meta name="robots" content="noindex" />
        {sharing}
      </>
    ),
    children,
  });

const Day = ({ of }: { of: string }) => <time dateTime={of}>{formatDay(of)}</time>;

function Heading({ of }: { of: RecognitionReply }) {
  if (of.state === 'revoked')
    return (
      <>
        <p className="state" data-state="revoked">
          Revoked
        </p>
        <h1>This award was revoked</h1>
        <p className="lead">
          Two organisers revoked it on <Day of={of.revokedAt ?? of.publishedAt} />. Certificates,
          letters and badges that lead here no longer count.
        </p>
      </>
    );
  return (
    <>
      <p className="state" data-state="valid">
        Valid
      </p>
      <h1>This award is genuine</h1>
      <p className="lead">
        {site.productName} published it on <Day of={of.publishedAt} /> and has not revoked it.
        Compare the name below with the certificate, letter or badge that led you here. A winner’s
        name can change: if it differs, check the file itself.
      </p>
    </>
  );
}

const factsOf = (of: RecognitionReply): string[][] => [
  ['Winner', of.name],
  ['Organization', of.organization],
  ...(of.line ? [['Work', of.line]] : []),
  ['Tier', of.tier],
  ['Category', of.category],
  ['Season', of.seasonName],
  ['Score', `${of.score}, the average of ${of.judges} independent judges`],
  ['Published', formatDay(of.publishedAt)],
];

function Facts({ of }: { of: readonly string[][] }) {
  return (
    <dl>
      {of.flatMap(([name, value]) => [
        <dt key={name}>{name}</dt>,
        <dd key={`${name} value`}>{value}</dd>,
      ])}
    </dl>
  );
}

/** Metadata for shared links: who won what, or that the award was revoked. */
function Head({ of, issuer }: { of: RecognitionReply; issuer: Pick<Issuer, 'origin'> }) {
  const { name, organization, line, tier, category, season, judges, score } = of;
  const address = verificationAddress(issuer, of.id);
  const said =
    of.state === 'revoked'
      ? {
          title: `An award that was revoked · ${site.productName}`,
          description: 'Its certificate, letter and badge no longer count.',
          picture: `${issuer.origin}/card.png`,
        }
      : {
          title: `${name} won ${tier} in ${category} ${season} · ${site.productName}`,
          description: `${line && `${asSentence(line)} `}${judges} independent judges rated the work ${score}. Anyone can verify this award.`,
          picture: versioned(`${address}/card.png`, [name, organization, line]),
        };
  return <Sharing type="website" address={address} {...said} />;
}

/** The page of a recognition: who, what, when, and whether it was revoked. */
export function recognitionPage(of: RecognitionReply, issuer: Pick<Issuer, 'origin'>): string {
  return verification(
    `${of.tier} for ${of.name}`,
    <>
      <Heading of={of} />
      <a className="check" href="/verify">
        Check a file
      </a>
      {of.state === 'valid' && (
        <img
          className="certificate"
          src={`/verify/${of.id}/certificate.svg`}
          alt={`The certificate: ${of.tier} for ${of.name}`}
          width={1188}
          height={840}
        />
      )}
      {of.profile && (
        <p className="lead">
          <a href={of.profile}>What {of.name} says of the work</a>
        </p>
      )}
      <Facts of={factsOf(of)} />
      <h2>Check it without trusting us</h2>
      <ol>
        <li>
          <a href={checkAddress(of)}>Compute the result again</a> in your own browser, from the
          published ratings of all judges. The entry is called {of.entry} there.
        </li>
        <li>
          <a href={`/api/recognitions/${of.id}`}>Read the proof</a> that the entry was judged: it
          leads to the root that was published when judging closed.
        </li>
        <li>
          Check the winner’s badge with any program for Open Badges 3.0. It is signed with one of{' '}
          <a href="/api/issuer/did.json">our keys</a>; a badge signed with any other is not ours.
        </li>
      </ol>
    </>,
    <Head of={of} issuer={issuer} />,
  );
}

/** The facts on the page of a judge's service. */
export interface ServicePage {
  name: string;
  seasonName: string;
  categories: string;
  /** Such as "4 nominations", once the results are published. */
  evaluations?: string;
}

/** The page of a judge's service. Its metadata for shared links has no name. */
export function servicePage({ name, seasonName, categories, evaluations }: ServicePage): string {
  return verification(
    'A judge’s service',
    <>
      <p className="state" data-state="valid">
        Valid
      </p>
      <h1>This service is genuine</h1>
      <p className="lead">
        {site.productName} confirms it. Compare the name below with the certificate or letter that
        led you here. A judge’s name can change: if it differs, check the file itself.
      </p>
      <a className="check" href="/verify">
        Check a file
      </a>
      <Facts
        of={[
          ['Judge', name],
          ['Season', seasonName],
          ['Category', categories],
          ...(evaluations ? [['Rated', evaluations]] : []),
        ]}
      />
    </>,
  );
}

export function unknownPage(): string {
  return verification(
    'Award not found',
    <>
      <p className="state" data-state="unknown">
        Not found
      </p>
      <h1>No award found</h1>
      <p className="lead">
        No award of ours has this address. Is the link complete? If it is, the certificate or badge
        is not from {site.productName}, or its winner has deleted their account.
      </p>
      <a className="check" href="/verify">
        Check a file instead
      </a>
    </>,
  );
}
