import * as z from 'zod/mini';
import { secondStepReply } from '../factors';
import { googleStart } from '../google';
import * as identity from '../identity';
import { registrationSwitch } from '../registration';
import { type CallContract, calling, nothing } from './call';

const tag = 'authentication';
const signedInCredentials = calling({ tag, may: 'signed-in', rate: 'credentials' });
const credentials = calling({ tag, may: 'public', rate: 'credentials' });

/** The provider may add parameters; the OpenID library checks each of them. */
const providerAnswer = z.looseObject({});

/** Signing in, staying signed in, signing out; mailed links. */
export const identityCalls = {
  register: credentials('POST', '/api/auth/register', {
    summary: 'Creates an account and signs it in',
    body: identity.registerRequest,
    replies: { 201: identity.sessionReply },
    refusals: ['already-exists'],
  }),
  switchRegistration: calling({ tag, may: 'admin', rate: 'write', proof: 'fresh' })(
    'POST',
    '/api/admin/registration',
    {
      summary: 'Pauses new accounts with a password for two hours, or ends the pause',
      body: registrationSwitch,
      records: ['registration.paused', 'registration.resumed'],
    },
  ),
  signIn: credentials('POST', '/api/auth/sign-in', {
    summary: 'Signs in with e-mail and password, or asks for the second step',
    body: identity.signInRequest,
    replies: { 200: z.union([identity.sessionReply, secondStepReply]) },
    refusals: ['unauthenticated'],
  }),
  signOut: credentials('POST', '/api/auth/sign-out', {
    summary: 'Ends the session of this browser, if there is one',
    rate: 'write',
  }),
  refreshSession: credentials('POST', '/api/auth/refresh', {
    summary: 'A new access token; nothing when there is no live session',
    rate: 'frequent',
    urgent: true,
    replies: { 200: identity.sessionReply, 204: nothing },
  }),
  signOutEverywhere: signedInCredentials('POST', '/api/auth/sign-out-everywhere', {
    summary: 'Ends every session of the account',
    rate: 'write',
    proof: 'fresh',
  }),
  startGoogleSignIn: credentials('GET', '/api/auth/google/start', {
    summary: 'Leads to the provider, or to `/signed-in` when there is none',
    query: googleStart,
    replies: { 303: nothing },
  }),
  finishGoogleSignIn: credentials('GET', '/api/auth/google/callback', {
    summary: 'Leads from the provider to `/signed-in#mode=&outcome=&returnTo=`',
    query: providerAnswer,
    replies: { 303: nothing },
  }),
  requestPasswordReset: credentials('POST', '/api/auth/password-reset', {
    summary: 'Mails a link to a new password; answers the same for an unknown address',
    body: identity.passwordResetRequest,
  }),
  confirmPasswordReset: credentials('POST', '/api/auth/password-reset/confirm', {
    summary: 'Sets a new password by a mailed link, or by the code in the same mail',
    body: identity.passwordResetConfirmation,
    refusals: ['failed-precondition'],
  }),
  requestEmailConfirmation: signedInCredentials('POST', '/api/auth/email-confirmation', {
    summary: "Mails a link that confirms the account's address, or the one that is to replace it",
    refusals: ['failed-precondition'],
  }),
  confirmEmail: signedInCredentials('POST', '/api/auth/email-confirmation/confirm', {
    summary: "Confirms the account's address by a mailed link, or by the code in the same mail",
    body: identity.emailConfirmation,
    refusals: ['failed-precondition', 'permission-denied', 'already-exists'],
  }),
} as const satisfies Record<string, CallContract>;
