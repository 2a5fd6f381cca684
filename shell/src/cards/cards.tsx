import type { CardText } from '@meritum/shared/federation/prerender';
import { site } from '@meritum/shared/programme/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { AwardCard } from './AwardCard';
import { CardFrame, cardMargin, fonts } from './CardFrame';
import { CardMedal } from './CardMedal';
import { Seal } from './Seal';

const statement = ['Excellence in', 'technology, AI and', 'data analytics'];

/** The card image of every page without its own. */
function SiteCard() {
  return (
    <CardFrame title={site.productName} footer={new URL(site.origin).host}>
      <g fontSize="78" fontFamily={fonts.display} fill="var(--color-ink)" letterSpacing="-0.5">
        {statement.map((text, index) => (
          <text key={text} x={cardMargin} y={252 + index * 82}>
            {text}
          </text>
        ))}
      </g>
      <text x={cardMargin} y="488" fontSize="30" fontFamily={fonts.text} fill="var(--color-accent)">
        100% merit-based. No fee to nominate or to judge.
      </text>
      <CardMedal tier="Silver" x={1060} y={412} size={176} />
      <CardMedal tier="Gold" x={884} y={412} size={176} />
      <CardMedal tier="Platinum" x={972} y={256} size={248} />
    </CardFrame>
  );
}

/** The card image of the site as SVG, coloured with tokens. */
export const siteCard = (): string => renderToStaticMarkup(<SiteCard />);

export const awardCard = (text: CardText): string => renderToStaticMarkup(<AwardCard {...text} />);

export const seal = (tier: CardText['tier']): string => renderToStaticMarkup(<Seal tier={tier} />);
