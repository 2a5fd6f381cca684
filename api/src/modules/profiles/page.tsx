import { profilePath } from '@meritum/shared/contracts/profiles';
import { formatDay } from '@meritum/shared/programme/days';
import { shareAddresses } from '@meritum/shared/programme/share';
import { site } from '@meritum/shared/programme/site';
import { Sharing, versioned } from '../../platform/pages/sharing';
import { missingPage, sitePage, sitePolicy } from '../../platform/pages/site-page';
import { beginningOf, paragraphsOf } from '../../platform/text';
import { awardTitle } from '../recognition/cards';
import { medalOf } from '../recognition/medal';
import { pageSheet } from '../recognition/page';
import { type PublicProfile, pictureAddress } from './public';

const sheet = `${pageSheet}
.profile { display: grid; grid-template-columns: minmax(12rem, 20rem) minmax(0, 1fr); gap: 2.5rem clamp(2rem, 6vw, 5rem); align-items: start; }
.face { position: relative; padding-bottom: 2.5rem; }
.face img { display: block; width: 100%; height: auto; aspect-ratio: 1; border-radius: 10px; object-fit: cover; background: var(--line); }
.face svg { position: absolute; right: -1.25rem; bottom: 0; width: 7.5rem; height: 7.5rem; }
.face[data-alone] { padding: 0; }
.face[data-alone] svg { position: static; display: block; width: 12rem; height: 12rem; }
h1, h1 + .muted { overflow-wrap: anywhere; }
h1 + .muted { margin-top: .75rem; font-size: 1.1875rem; }
.work { margin-top: .75rem; font-family: var(--display); font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
.citation { margin: 2rem 0 0; max-width: 38rem; font-family: var(--display); font-size: 1.375rem; line-height: 1.5; overflow-wrap: anywhere; }
.links { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: 1.75rem; padding: 0; list-style: none; }
.links li { margin: 0; }
.links a { display: inline-block; padding: .25rem 0; overflow-wrap: anywhere; }
.box { margin-top: 2.5rem; padding: clamp(1.25rem, 4vw, 1.75rem); border-radius: 10px; background: var(--tint); max-width: 40rem; }
.box h2 { margin: 0 0 .5rem; }
.share { margin-top: 2rem; color: var(--muted); }
.share a { display: inline-block; padding: .25rem 0; margin-left: 1rem; }
@media (max-width: 48em) { .profile { grid-template-columns: minmax(0, 1fr); } .face img { max-width: 18rem; } .face { max-width: 18rem; } }`;

export const profilePolicy = sitePolicy(sheet);

/** The length of descriptions for search results and shared links, in characters. */
const descriptionLength = 200;

function Head({ of, origin }: { of: PublicProfile; origin: string }) {
  const { profile, content, award } = of;
  const address = `${origin}${profilePath(profile.slug)}`;
  const said = beginningOf(paragraphsOf(content.citation).join(' '), descriptionLength);
  return (
    <Sharing
      type="profile"
      title={`${award.name}: ${award.tier}, ${award.category}, ${award.seasonName}`}
      description={said || awardTitle(award)}
      address={address}
      picture={versioned(`${address}/card.png`, [award, content.picture?.hash])}
    />
  );
}

/** Plain links, so that networks learn nothing about readers who do not share. */
function Share({ url, text }: { url: string; text: string }) {
  const { linkedIn, x, email } = shareAddresses(url, text);
  return (
    <nav className="share" aria-label="Share this profile">
      Share
      {Object.entries({ LinkedIn: linkedIn, X: x, Email: email }).map(([label, href]) => (
        <a key={label} href={href} rel="noopener">
          {label}
        </a>
      ))}
    </nav>
  );
}

function Face({ of }: { of: PublicProfile }) {
  const { profile, content, award } = of;
  const address = pictureAddress(profile.slug, content);
  return (
    <div className="face" data-alone={address ? undefined : ''}>
      {address && <img src={address} alt={`Portrait of ${award.name}`} width="640" height="640" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a picture of ours without input */}
      <div dangerouslySetInnerHTML={{ __html: medalOf(award.tier) }} />
    </div>
  );
}

/** A winner's page, as they chose it: picture, citation, links, award. */
export function profilePage(of: PublicProfile, origin: string): string {
  const { profile, content, award } = of;
  const { name, organization, line, tier, category, seasonName, score, judges, publishedAt } =
    award;
  return sitePage({
    title: `${name}, ${tier}`,
    sheet,
    note: 'Winners write their own profiles.',
    head: <Head of={of} origin={origin} />,
    children: (
      <div className="profile">
        <Face of={of} />
        <article>
          <p className="eyebrow">
            {tier}, {category}, {seasonName}
          </p>
          <h1>{name}</h1>
          <p className="muted">{organization}</p>
          {line && (
            <p className="work" dir="auto">
              {line}
            </p>
          )}
          {content.citation && (
            <blockquote className="citation">
              {paragraphsOf(content.citation).map((paragraph) => (
                <p key={paragraph} dir="auto">
                  {paragraph}
                </p>
              ))}
            </blockquote>
          )}
          {content.links.length > 0 && (
            <ul className="links">
              {content.links.map(({ label, url }) => (
                <li key={`${label} ${url}`}>
                  <a href={url} rel="nofollow noopener ugc" dir="auto">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <section className="box">
            <h2>How this was decided</h2>
            <p>
              {judges} independent judges rated the work. Their average is {score}, which earns{' '}
              {tier}. {site.productName} published the result on {formatDay(publishedAt)}.
            </p>
            <p>
              <a href={`/verify/${profile._id}`}>Verify this award</a>
            </p>
          </section>
          <Share
            url={`${origin}${profilePath(profile.slug)}`}
            text={`${name}: ${awardTitle(award)}`}
          />
        </article>
      </div>
    ),
  });
}

/** The page for an address without a public profile. */
export const missingProfilePage = (): string =>
  missingPage({
    title: 'Winner Not Found',
    sheet,
    children: (
      <>
        No profile is published at this address. Its winner may have withdrawn it.{' '}
        <a href="/winners">See all winners</a>.
      </>
    ),
  });
