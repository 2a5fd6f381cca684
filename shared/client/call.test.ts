import { session } from '@meritum/shared/auth/session';
import { calls } from '../contracts/calls';
import {
  answer,
  nominationForm,
  refusal,
  sessionReply,
  submitNominationReply,
} from '../testing/factories';
import { fakeServer } from '../testing/fakeServer';
import { call } from './call';

const { path } = calls.getTechNominationStatus;
const ask = () => call('getTechNominationStatus');

const server = (accepted: string, renewed?: string) =>
  fakeServer([
    answer('signIn', { body: sessionReply() }),
    answer('submitTechNomination', { status: 201, body: submitNominationReply() }),
    answer(
      'refreshSession',
      renewed ? { body: sessionReply({ accessToken: renewed }) } : { status: 204 },
    ),
    answer('getTechNominationStatus', ({ headers }) =>
      headers.get('authorization') === `Bearer ${accepted}`
        ? { body: { data: 'mine' } }
        : refusal('unauthenticated'),
    ),
  ]);

const signIn = () => session.signIn({ email: 'ana.lee@example.com', password: 'secret' });

test('without a session a call is unauthenticated and is not sent', async () => {
  const { callsTo } = server('any');
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(callsTo(path)).toHaveLength(0);
});

test('a call carries the headers that its contract knows', async () => {
  const { calls: made } = server('access-token-1');
  await signIn();
  const body = {
    ...nominationForm(),
    email: '',
    submittedBy: '',
    submitterEmail: '',
    projectTitle: '',
    supportingDocUrl: '',
  };
  await call('submitTechNomination', { body, headers: { 'idempotency-key': 'form-0001' } });
  const sent = made.at(-1);
  expect([sent?.headers.get('idempotency-key'), sent?.headers.get('authorization')]).toEqual([
    'form-0001',
    'Bearer access-token-1',
  ]);
  expect(sent?.body).toEqual(body);
});

test('a refused token is renewed once and the call repeated', async () => {
  const { callsTo } = server('renewed', 'renewed');
  await signIn();
  expect(await ask()).toEqual({ data: 'mine' });
  expect(callsTo(path)).toHaveLength(2);
});

test('a renewed token that is refused as well is not renewed again', async () => {
  const { callsTo } = server('another', 'renewed');
  await signIn();
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(callsTo(path)).toHaveLength(2);
});

test('a session that has ended makes the call unauthenticated', async () => {
  const { callsTo } = server('another');
  await signIn();
  await expect(ask()).rejects.toMatchObject({ code: 'unauthenticated', status: 0 });
  expect(callsTo(path)).toHaveLength(1);
  expect(session.getSnapshot()).toEqual({
    status: 'signed-out',
    expired: sessionReply().user,
  });
});
