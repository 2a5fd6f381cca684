import { session } from '@meritum/shared/auth/session';
import { act } from '@testing-library/react';
import { answer, sessionReply, user } from './factories';
import { type FakeRoute, fakeServer } from './fakeServer';

/** Replies for a visitor; this person can sign in and out. */
export const sessionAnswers = (account = user()): FakeRoute[] => [
  answer('refreshSession', { status: 204 }),
  answer('signIn', { body: sessionReply({ user: account }) }),
  answer('signOut', { status: 204 }),
];

/** Signs in the person whom the server knows. */
export const signIn = () => act(() => session.signIn({ email: user().email, password: 'secret1' }));

export async function leave() {
  fakeServer(sessionAnswers());
  await act(() => session.signOut());
  localStorage.clear();
  sessionStorage.clear();
}

/** Each test of a file that imports this begins signed out. */
afterEach(leave);
