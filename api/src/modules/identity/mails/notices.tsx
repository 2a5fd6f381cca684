import { formatDateTime } from '../../../platform/text';
import { NoticeEnd } from '../../mail/parts/NoticeEnd';
import { Greeting, Text } from '../../mail/parts/Text';
import type { Template } from '../../mail/template';
import type {
  EmailChangedValues,
  FailedAttemptsValues,
  NewDeviceValues,
  NewMethodValues,
  PasswordChangedValues,
  SessionsEndedValues,
} from './values';

const summary = 'If this was you, no action is needed.';
const contactIfNot = 'If this was not you, choose a new password now, and write to';
const name = 'Sample Person';
const at = new Date('2025-08-04T09:30:00Z');

export const passwordChanged: Template<PasswordChangedValues> = {
  subject: 'Your password was changed',
  summary,
  Body: ({ values, site }) => (
    <>
      <Greeting name={values.name} />
      <Text>
        The password of your {site.productName} account was changed on{' '}
        {formatDateTime(values.changedAt)}. If this was you, no action is needed.
      </Text>
      <NoticeEnd site={site} contact={contactIfNot} page="/reset-password" />
    </>
  ),
  sample: { name, changedAt: at },
};

/** Names neither address to the other. */
export const emailChanged: Template<EmailChangedValues> = {
  subject: 'The email address of an account was changed',
  summary,
  Body: ({ values, site }) => (
    <>
      <Greeting name={values.name} />
      <Text>
        {values.former
          ? `This address no longer belongs to a ${site.productName} account: another one took its place`
          : `This address now belongs to your ${site.productName} account: it took the place of the former one`}{' '}
        on {formatDateTime(values.changedAt)}. If this was you, no action is needed.
      </Text>
      <NoticeEnd site={site} contact="If this was not you, write to" page="/account" />
    </>
  ),
  sample: { name, changedAt: at, former: true },
};

const addedMethods: Record<NewMethodValues['method'], string> = {
  google: 'Google',
  password: 'email and password',
};

export const newSignInMethod: Template<NewMethodValues> = {
  subject: 'New way to sign in to your account',
  summary: 'If you added it, no action is needed.',
  Body: ({ values, site }) => (
    <>
      <Greeting name={values.name} />
      <Text>
        Since {formatDateTime(values.addedAt)} you can sign in to your {site.productName} account
        with {addedMethods[values.method]}. If you added this, no action is needed.
      </Text>
      {values.passwordVoided && (
        <Text>
          The previous password no longer works, because the email address of the account had never
          been confirmed.
        </Text>
      )}
      <NoticeEnd site={site} contact={contactIfNot} page="/reset-password" />
    </>
  ),
  sample: { name, method: 'google', addedAt: at, passwordVoided: true },
};

const ways: Record<NewDeviceValues['method'], string> = {
  google: 'with Google',
  passkey: 'with a passkey',
  password: 'with your password',
};

export const newDevice: Template<NewDeviceValues> = {
  subject: 'New sign-in to your account',
  summary,
  Body: ({ values, site }) => (
    <>
      <Greeting name={values.name} />
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
};

/** What was tried, before "times on that day", and what the owner can do. */
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

export const failedAttempts: Template<FailedAttemptsValues> = {
  subject: 'Someone tried to sign in to your account',
  summary,
  Body: ({ values, site }) => (
    <>
      <Greeting name={values.name} />
      <Text>
        By {formatDateTime(values.at)}, {attempts[values.what].tried} {values.count} times that day.
        We send this mail at most once a day; your account page lists all attempts.
      </Text>
      <Text>{attempts[values.what].advice}</Text>
      <NoticeEnd site={site} contact="Questions reach us at" page="/reset-password" />
    </>
  ),
  sample: { name, what: 'sign-in-failed', count: 10, at },
};

export const sessionsEnded: Template<SessionsEndedValues> = {
  subject: 'You were signed out everywhere',
  summary: 'An organiser signed your account out on all devices.',
  Body: ({ values, site }) => (
    <>
      <Greeting name={values.name} />
      <Text>
        On {formatDateTime(values.endedAt)} an organiser of {site.productName} signed your account
        out on all devices, to keep it safe. Nothing else has changed; you can sign in again at any
        time. Links for a new password that you had requested no longer work.
      </Text>
      <NoticeEnd site={site} contact="If you want to know why, write to" page="/account" />
    </>
  ),
  sample: { name, endedAt: at },
};
