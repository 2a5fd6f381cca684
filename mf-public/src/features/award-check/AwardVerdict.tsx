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

type Said = readonly [NoticeKind, title: string, text: string];

const said: Record<Verdict, (checked: Checked) => Said> = {
  genuine: ({ subject, showsFormerName }) =>
    showsFormerName
      ? [
          'success',
          `This ${subject} is genuine and unchanged`,
          'It shows a former name of its winner. The award is valid, under the name below.',
        ]
      : subject === 'award'
        ? ['success', 'This award is genuine', 'Compare the name below with what led you here.']
        : [
            'success',
            `This ${subject} is genuine and unchanged`,
            'It belongs to the person named below, and to nobody else.',
          ],
  'other picture': () => [
    'warning',
    'A genuine badge in another picture',
    'The badge inside is ours and belongs to the person named below. The picture around it was changed or saved anew since, or is from before we kept records of pictures.',
  ],
  'not all checked': () => [
    'warning',
    'On record, but not all could be checked',
    'Nothing failed. What could not be checked is listed below.',
  ],
  changed: () => [
    'error',
    'This badge was changed',
    'It claims to be ours, but our key did not sign what it says now. Do not rely on it.',
  ],
  'not ours': ({ subject }) =>
    subject === 'badge'
      ? [
          'error',
          'This is not a badge of ours',
          `${site.productName} did not make it. Do not rely on it.`,
        ]
      : [
          'error',
          'This is not an award file of ours, or was altered',
          'A scan, a print to PDF or a picture that was saved anew is another file too: check the address that is printed on it instead. Certificates and letters of judges, and seals, cannot be checked here.',
        ],
  inconsistent: () => [
    'error',
    'Our record of this award is inconsistent',
    `Do not rely on it for now. Tell us at ${site.supportEmail}.`,
  ],
  revoked: ({ award }) => [
    'error',
    'This award was revoked',
    `Two organisers revoked it${award?.revokedAt ? ` on ${formatDay(award.revokedAt)}` : ''}. Its certificate, letter, badge and seal no longer count.`,
  ],
  unknown: () => [
    'error',
    'No award found',
    `Check that you have the whole address. If you have, it is not from ${site.productName}, or its winner has deleted their account.`,
  ],
  gone: ({ subject }) => [
    'error',
    `This ${subject} no longer counts`,
    'We made it, but its award is no longer on record: its winner has probably deleted their account.',
  ],
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
  const [kind, title, text] = said[verdict](checked);
  return (
    <div className={design.column3}>
      <Notice kind={kind} title={title}>
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
