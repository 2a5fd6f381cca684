import { sessionMethods } from '@meritum/shared/contracts/account';
import * as z from 'zod/mini';
import { defineMail, type MailValues } from '../../../module-kit/define-mail';
import type { Addressee, MailRequest } from '../../../module-kit/mail-request';
import type { MailSite } from '../../../module-kit/mail-site';
import { formatDateTime } from '../../../platform/text';
import { label, line, moment } from '../../mail/fields';
import { NoticeEnd } from '../../mail/parts/NoticeEnd';
import { Text } from '../../mail/parts/Text';
import { failedAttempts } from './values';

const summary = 'If this was you, no action is needed.';

const contactIfNot = 'If this was not you, choose a new password now, and write to';

const name = 'Sample Person';

const at = new Date('2025-08-04T09:30:00Z');

/** The question whose the content of a taken-over account is. */
const OwnAccountEnd = ({
  site,
  unclaimed,
}: {
  site: MailSite;
  unclaimed?: boolean | undefined;
}) => (
  <>
    {unclaimed && (
      <Text>
        Nobody had confirmed this address before, so somebody else may have created the account.
        Nothing stored in it takes part until you sign in and say whether it is yours.
      </Text>
    )}
    <NoticeEnd
      site={site}
      contact={contactIfNot}
      page={unclaimed ? '/account' : '/reset-password'}
    />
  </>
);

const changedPassword = defineMail({
  name: 'password-changed',
  urgent: true,
  maxADay: 10,
  values: z.object({ name: line, changedAt: moment, unclaimed: z.optional(z.boolean()) }),
  template: {
    subject: 'Your password was changed',
    summary,
    Body: ({ values, site }) => (
      <>
        <Text>
          The password of your {site.productName} account was changed on{' '}
          {formatDateTime(values.changedAt)}.{!values.unclaimed && ` ${summary}`}
        </Text>
        <OwnAccountEnd site={site} unclaimed={values.unclaimed} />
      </>
    ),
    sample: { name, changedAt: at, unclaimed: true },
  },
});

/**
 * A takeover is the reset of an unconfirmed account. Resets are counted separately, because an
 * earlier session may not own the address.
 */
export const passwordChanged = (
  account: Owner,
  changedAt: Date,
  by: 'session' | 'reset' | 'takeover',
): MailRequest => {
  const key = `${account._id}.${by}:${changedAt.getTime()}`;
  return changedPassword.toOwner(account, { changedAt, unclaimed: by === 'takeover' }, { key });
};

/** The mail to either address does not name the other. */
const changedEmail = defineMail({
  name: 'email-changed',
  urgent: true,
  maxADay: 10,
  /** `former`: the mail goes to the former address. */
  values: z.object({ name: line, changedAt: moment, former: z.boolean() }),
  template: {
    subject: 'The email address of an account was changed',
    summary,
    Body: ({ values, site }) => (
      <>
        <Text>
          {values.former
            ? `This address no longer belongs to a ${site.productName} account: another address has replaced it`
            : `This address now belongs to your ${site.productName} account: it has replaced the former one`}{' '}
          on {formatDateTime(values.changedAt)}. If this was you, no action is needed.
        </Text>
        <NoticeEnd
          // The former address cannot sign in.
          site={values.former ? { ...site, ownLink: site.link } : site}
          contact="If this was not you, write to"
          page="/account"
        />
      </>
    ),
    sample: { name, changedAt: at, former: false },
  },
});

type EmailChangedValues = z.output<typeof changedEmail.values>;

export const newMethodMail = defineMail({
  name: 'new-sign-in-method',
  urgent: true,
  values: z.object({
    name: line,
    addedAt: moment,
    /** The address had never been confirmed (D37). */
    passwordVoided: z.boolean(),
    unclaimed: z.optional(z.boolean()),
  }),
  template: {
    subject: 'New way to sign in to your account',
    summary: 'If you added it, no action is needed.',
    Body: ({ values, site }) => (
      <>
        <Text>
          Since {formatDateTime(values.addedAt)} you can sign in to your {site.productName} account
          with Google.
          {!values.unclaimed && ' If you added this, no action is needed.'}
        </Text>
        {values.passwordVoided && (
          <Text>
            The previous password no longer works, because the email address of the account had
            never been confirmed.
          </Text>
        )}
        <OwnAccountEnd site={site} unclaimed={values.unclaimed} />
      </>
    ),
    sample: { name, addedAt: at, passwordVoided: true, unclaimed: true },
  },
});

const ways: Record<NewDeviceValues['method'], string> = {
  google: 'with Google',
  passkey: 'with a passkey',
  password: 'with your password',
};

export const newDeviceMail = defineMail({
  name: 'new-device',
  urgent: true,
  values: z.object({
    name: line,
    method: z.enum(sessionMethods),
    /** Only names that we know, never text from the browser. */
    device: label,
    at: moment,
  }),
  template: {
    subject: 'New sign-in to your account',
    summary,
    Body: ({ values, site }) => (
      <>
        <Text>
          On {formatDateTime(values.at)} someone signed in to your {site.productName} account{' '}
          {ways[values.method]}, in a new browser: {values.device}. If this was you, no action is
          needed.
        </Text>
        <NoticeEnd
          site={site}
          contact="If this was not you, choose a new password now, which signs out every device, and write to"
          page="/reset-password"
        />
      </>
    ),
    sample: { name, device: 'Firefox on Windows', method: 'password', at },
  },
});

type NewDeviceValues = z.output<typeof newDeviceMail.values>;

/** Completes "… times that day", with advice for the owner. */
const attempts: Record<FailedAttemptsValues['what'], { tried: string; advice: string }> = {
  'sign-in-failed': {
    tried: 'someone had tried to sign in to your account with a wrong password',
    advice:
      'If this was not you: nobody has signed in, and further attempts are slowed down. To stay safe, choose a password that you use nowhere else, and add a passkey or an authenticator app.',
  },
  'second-step-failed': {
    tried: 'someone who knows your password had failed the second step of the sign-in',
    advice:
      'If this was not you: nobody has signed in, but someone knows your password. Choose a new one now.',
  },
};

export const failedAttemptsMail = defineMail({
  name: 'failed-attempts',
  urgent: true,
  values: z.object({
    name: line,
    what: z.enum(failedAttempts),
    /** Failed attempts of the day so far. */
    count: z.int(),
    at: moment,
  }),
  template: {
    subject: 'Someone tried to sign in to your account',
    summary,
    Body: ({ values, site }) => (
      <>
        <Text>
          By {formatDateTime(values.at)}, {attempts[values.what].tried} {values.count} times that
          day. We send this mail at most once a day; your account page lists all attempts.
        </Text>
        <Text>{attempts[values.what].advice}</Text>
        <NoticeEnd site={site} contact="Questions reach us at" page="/reset-password" />
      </>
    ),
    sample: { name, what: 'sign-in-failed', count: 10, at },
  },
});

type FailedAttemptsValues = z.output<typeof failedAttemptsMail.values>;

export const sessionsEndedMail = defineMail({
  name: 'sessions-ended',
  urgent: true,
  values: z.object({ name: line, endedAt: moment }),
  template: {
    subject: 'You were signed out everywhere',
    summary: 'An organiser signed your account out on all devices.',
    Body: ({ values, site }) => (
      <>
        <Text>
          On {formatDateTime(values.endedAt)} an organiser of {site.productName} signed your account
          out on all devices, to keep it safe. Nothing else has changed; you can sign in again at
          any time. Links for a new password that you had requested no longer work.
        </Text>
        <NoticeEnd site={site} contact="If you want to know why, write to" page="/account" />
      </>
    ),
    sample: { name, endedAt: at },
  },
});

type Owner = Addressee & { _id: string };

export const emailWasChanged = (
  account: Owner,
  { email, ...values }: MailValues<EmailChangedValues> & Pick<Addressee, 'email'>,
): MailRequest =>
  changedEmail.toOwner({ ...account, email }, values, {
    key: `${account._id}:${values.changedAt.getTime()}:${values.former ? 'former' : 'new'}`,
  });

export const noticeMails = [
  changedPassword,
  changedEmail,
  newMethodMail,
  newDeviceMail,
  failedAttemptsMail,
  sessionsEndedMail,
];
