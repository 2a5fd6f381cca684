import * as z from 'zod/mini';
import { secondStepReply } from '../factors';
import { googleStart } from '../google';
import {
  emailConfirmation,
  passwordResetConfirmation,
  passwordResetRequest,
  registerRequest,
  sessionReply,
  signInRequest,
} from '../identity';
import { type CallContract, nothing } from './call';

const tag = 'authentication';
const credentials = { tag, may: 'public', rate: 'credentials' } as const;

/** Whatever a provider adds; each of it is checked by the library. */
const providerAnswer = z.looseObject({});

/** Coming in, staying in, going out; mailed links. */
export const identityCalls = {
  register: {
    ...credentials,
    summary: 'Creates an account and signs it in',
    body: registerRequest,
    replies: { 201: sessionReply },
    refusals: ['already-exists'],
  },
  signIn: {
    ...credentials,
    summary: 'Signs in with e-mail and password, or asks for the second step',
    body: signInRequest,
    replies: { 200: z.union([sessionReply, secondStepReply]) },
    refusals: ['unauthenticated'],
  },
  signOut: {
    tag,
    summary: 'Ends the session of this browser, if there is one',
    may: 'public',
    rate: 'write',
    replies: { 204: nothing },
  },
  refreshSession: {
    tag,
    summary: 'A new access token; nothing when there is no live session',
    may: 'public',
    rate: 'write',
    replies: { 200: sessionReply, 204: nothing },
  },
  signOutEverywhere: {
    tag,
    summary: 'Ends every session of the account',
    may: 'signed-in',
    rate: 'write',
    proof: 'fresh',
    replies: { 204: nothing },
  },
  startGoogleSignIn: {
    ...credentials,
    summary: 'Leads to the provider, or to `/signed-in` when there is none',
    query: googleStart,
    replies: { 303: nothing },
  },
  finishGoogleSignIn: {
    ...credentials,
    summary: 'Leads from the provider to `/signed-in#mode=&outcome=&returnTo=`',
    query: providerAnswer,
    replies: { 303: nothing },
  },
  requestPasswordReset: {
    ...credentials,
    summary: 'Mails a link to a new password; answers the same for an unknown address',
    body: passwordResetRequest,
    replies: { 204: nothing },
  },
  confirmPasswordReset: {
    ...credentials,
    summary: 'Sets a new password by a mailed link',
    body: passwordResetConfirmation,
    replies: { 204: nothing },
    refusals: ['failed-precondition'],
  },
  requestEmailConfirmation: {
    tag,
    summary: "Mails a link that confirms the account's address",
    may: 'signed-in',
    rate: 'credentials',
    replies: { 204: nothing },
  },
  confirmEmail: {
    tag,
    summary: "Confirms the account's address by a mailed link",
    may: 'signed-in',
    rate: 'credentials',
    body: emailConfirmation,
    replies: { 204: nothing },
    refusals: ['failed-precondition', 'permission-denied'],
  },
} as const satisfies Record<string, CallContract>;
