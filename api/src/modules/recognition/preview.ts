import type { TierName } from '@meritum/shared/contracts/tiers';
import * as z from 'zod/mini';
import type { Decider } from '../../platform/authorisation/actor';
import type { Contest } from '../contests/result';
import { renderMail } from '../mail/render';
import { siteOf } from '../mail/settings';
import { published } from '../publication/mails/ResultsPublished';
import { contestPage, contestPolicy } from '../publication/page';
import { awardIn } from './award';
import { noAward } from './errors';
import { previewCertificate } from './papers';
import type { Recognising } from './recognitions';

/** Mails carry their styles in attributes. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'; sandbox";

export interface AskedPreview {
  contest: Contest;
  show: 'page' | 'mail' | 'certificate';
  /** Null for an entry without an award. */
  tier: TierName | null;
}

/** A preview of the publication, as page or PDF, with its content security policy. */
export async function previewOfPublication(
  of: Recognising,
  actor: Decider,
  { contest, show, tier }: AskedPreview,
  signal: AbortSignal,
) {
  const { page, example } = await of.deps.publication.unpublished(actor, contest, tier);
  const html = 'text/html; charset=utf-8';
  if (show === 'page')
    return { type: html, policy: contestPolicy, content: contestPage(await page()) };
  const { mail, nomination, ...found } = await example();
  if (show === 'mail') {
    const values = z.parse(published.values, mail.values);
    const { html: content } = renderMail(published.template, values, siteOf(of.platform));
    return { type: html, policy: mailPolicy, content };
  }
  const award = awardIn(found, nomination);
  if (!award) throw noAward();
  const content = await of.platform.drawPaper(previewCertificate(of, award), signal);
  return { type: 'application/pdf', policy: mailPolicy, content };
}
