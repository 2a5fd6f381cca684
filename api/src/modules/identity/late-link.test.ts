import { testLinks } from '../../../testing/config';
import { deliverAll, deliveryTo } from '../../../testing/mail/delivery';
import { suiteMailServer } from '../../../testing/mail/mail-server';
import { suiteOutbox } from '../../../testing/mail/outbox';
import { origin } from '../../../testing/mail-requests';
import { catalogueOf } from '../../module-kit/define-mail';
import { mailSite } from '../../module-kit/mail-site';
import { hours, minutes } from '../../platform/clock';
import { enqueueMail } from '../mail/commands';
import { composer } from '../mail/compose';
import { emailConfirmationRequested, linkMails, passwordResetRequested } from './mails/links';

const { mails, pass, ...context } = suiteOutbox();
const server = suiteMailServer();

const site = mailSite(origin, testLinks, context.clock);
const mailsOf = {
  site,
  from: 'awards@awards.example',
  mails: catalogueOf(linkMails),
  logHead: async () => '',
};
const deliver = () => deliverAll(deliveryTo(server().url, context, { compose: composer(mailsOf) }));

const account = { email: 'ada@example.com', displayName: 'Ada' };
const endsIn = (milliseconds: number) => new Date(context.clock().getTime() + milliseconds);
const askReset = () =>
  enqueueMail(
    context,
    passwordResetRequested(account, { resetId: 'r1', expiresAt: endsIn(hours(24)) }),
  );
const tokenIn = async () =>
  /token=([\w.-]+)/.exec((await server().parsed()).at(-1)?.text ?? '')?.[1] ?? '';
const proves = (token: string) => testLinks.idOf('password-reset', token, context.clock());

test('OPEN-032 the hour of a reset link begins when it leaves, however long its mail waited', async () => {
  await askReset();
  pass(hours(20));
  await deliver();
  const token = await tokenIn();
  pass(minutes(59));
  expect(proves(token)).toBe('r1');
  pass(minutes(1));
  expect(proves(token)).toBeUndefined();
});

test('a reset link that is sent again has an hour of its own, and nobody lengthens one', async () => {
  await askReset();
  server().message = () => 451;
  await deliver();
  server().message = () => undefined;
  pass(hours(2));
  await deliver();
  const token = await tokenIn();
  expect(proves(token)).toBe('r1');
  const [id, , proof] = token.split('.');
  pass(hours(1));
  expect(proves(token)).toBeUndefined();
  expect(proves(`${id}.${endsIn(hours(1)).getTime().toString(36)}.${proof}`)).toBeUndefined();
  expect(proves(`${id}.${proof}`)).toBeUndefined();
});

test.each([
  [
    'D34 a reset link',
    () => passwordResetRequested(account, { resetId: 'r1', expiresAt: endsIn(hours(24)) }),
  ],
  [
    'a confirmation link',
    () =>
      emailConfirmationRequested(account, { confirmationId: 'c1', expiresAt: endsIn(hours(24)) }),
  ],
])('%s that would have less than an hour left is not sent', async (_, request) => {
  await enqueueMail(context, request());
  pass(hours(23));
  await deliver();
  expect(server().received).toEqual([]);
  expect(await mails()).toMatchObject([{ state: 'expired', values: null }]);
});
