import { seconds } from '../../platform/clock';
import { enqueueMail } from '../mail/commands';
import { deliverAll, deliveryTo } from '../mail/testing/delivery';
import { suiteMailServer } from '../mail/testing/mail-server';
import { suiteOutbox } from '../mail/testing/outbox';
import { passwordResetRequested } from './mails/links';

const { mails, pass, ...context } = suiteOutbox();
const server = suiteMailServer();

test('D34 a reset link that would come too late is not sent', async () => {
  const expiresAt = new Date(context.clock().getTime() + seconds(3600));
  const account = { email: 'ada@example.com', displayName: 'Ada' };
  await enqueueMail(context, passwordResetRequested(account, { resetId: 'r1', expiresAt }));
  pass(seconds(3600));
  await deliverAll(deliveryTo(server().url, context));
  expect(server().received).toEqual([]);
  expect(await mails()).toMatchObject([{ state: 'expired', values: null }]);
});
