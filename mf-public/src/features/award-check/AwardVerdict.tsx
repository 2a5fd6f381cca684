import type { RecognitionReply } from '@meritum/shared/contracts/recognitions';
import { checkAddress } from '@meritum/shared/programme/check-address';
import { formatDay } from '@meritum/shared/programme/days';
import { site } from '@meritum/shared/programme/site';
import { Certificate } from '@meritum/shared/ui/Certificate';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice, type NoticeKind } from '@meritum/shared/ui/Notice';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Fragment } from 'react';
import { CheckSteps } from '../verification/CheckSteps';
import styles from './AwardVerdict.module.css';
import type { Checked, Verdict } from './check';

const kinds: Record<Verdict, NoticeKind> = {
  genuine: 'success',
  'other picture': 'warning',
  'not all checked': 'warning',
  changed: 'error',
  'not ours': 'error',
  inconsistent: 'error',
  revoked: 'error',
  unknown: 'error',
  gone: 'error',
};

interface Said {
  title: string;
  text: string;
}

const said: Record<Verdict, (checked: Checked) => Said> = {
  genuine: ({ subject, showsFormerName }) =>
    showsFormerName
      ? {
          title: `This ${subject} is genuine and unchanged`,
          text: 'It shows a former name of its winner. The award is valid, under the name below.',
        }
      : subject === 'award'
        ? {
            title: 'This award is genuine',
            text: 'Compare the name below with what led you here.',
          }
        : {
            title: `This ${subject} is genuine and unchanged`,
            text: 'It belongs to the person named below, and to nobody else.',
          },
  'other picture': () => ({
    title: 'A genuine badge in another picture',
    text: 'The badge inside is ours and belongs to the person named below. The picture around it was changed or saved anew since, or is from before we kept records of pictures.',
  }),
  'not all checked': () => ({
    title: 'On record, but not all could be checked',
    text: 'Nothing failed. What could not be checked is listed below.',
  }),
  changed: () => ({
    title: 'This badge was changed',
    text: 'It claims to be ours, but our key did not sign what it says now. Do not rely on it.',
  }),
  'not ours': ({ subject }) =>
    subject === 'badge'
      ? {
          title: 'This is not a badge of ours',
          text: `${site.productName} did not make it. Do not rely on it.`,
        }
      : {
          title: 'This file was not issued by us, or was altered',
          text: 'A scan, a print to PDF or a picture that was saved anew is another file too: check the address that is printed on it instead.',
        },
  inconsistent: () => ({
    title: 'Our record of this award is inconsistent',
    text: `Do not rely on it for now. Tell us at ${site.supportEmail}.`,
  }),
  revoked: ({ award }) => ({
    title: 'This award was revoked',
    text: `Two organisers revoked it${award?.revokedAt ? ` on ${formatDay(award.revokedAt)}` : ''}. Its certificate, letter, badge and seal no longer count.`,
  }),
  unknown: () => ({
    title: 'No award found',
    text: `Check that you have the whole address. If you have, it is not from ${site.productName}, or its winner has deleted their account.`,
  }),
  gone: ({ subject }) => ({
    title: `This ${subject} no longer counts`,
    text: 'We made it, but its award is no longer on record: its winner has probably deleted their account.',
  }),
};

function Award({ of, isRevoked }: { of: RecognitionReply; isRevoked: boolean }) {
  const facts = [
    ['Season', of.seasonName],
    ['Score', `${of.score}, the average of ${of.judges} independent judges`],
    ['Published', formatDay(of.publishedAt)],
  ] as const;
  return (
    <section aria-label="Award">
      {!isRevoked && <Certificate of={of.id} alt={`The certificate: ${of.tier} for ${of.name}`} />}
      <p className={styles.name}>
        <bdi>{of.name}</bdi>
      </p>
      <p className={classNames(design.muted, design.anywhere)}>
        <bdi>{of.organization}</bdi>
      </p>
      <p className={styles.tier}>
        {of.tier}, {of.category}
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

/** The verdict first, then whose award it is, and what was checked. */
export function AwardVerdict({ checked }: { checked: Checked }) {
  const { verdict, award, steps } = checked;
  const { title, text } = said[verdict](checked);
  return (
    <div className={design.column3}>
      <Notice kind={kinds[verdict]} title={title}>
        <p>{text}</p>
      </Notice>
      {award && <Award of={award} isRevoked={verdict === 'revoked'} />}
      <div>
        <h3 className={styles.heading}>What was checked</h3>
        <CheckSteps steps={steps} />
      </div>
      {award && (
        <p className={design.minor}>
          <TextLink to={checkAddress(award)}>Compute the result again</TextLink> from the ratings of
          all judges. The entry is called {award.entry} there.{' '}
          {award.profile && (
            <TextLink href={award.profile}>What {award.name} says of the work</TextLink>
          )}
        </p>
      )}
    </div>
  );
}
