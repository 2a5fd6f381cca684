import * as z from 'zod/mini';
import * as factors from '../factors';
import { sessionReply } from '../identity';
import { type CallContract, calling, nothing } from './call';

const tag = 'factors';
const entering = calling({ tag, may: 'public', rate: 'credentials' });
const proving = calling({ tag, may: 'signed-in', rate: 'credentials' });
/** Changes to an account's factors need a fresh proof, so that an unattended browser is not enough. */
const changing = calling({
  tag,
  may: 'signed-in',
  rate: 'credentials',
  proof: 'fresh',
  refusals: ['failed-precondition'],
});

const passkeyParams = z.object({ passkeyId: z.string().check(z.maxLength(1_400)) });

/** Passkeys, authenticator apps and recovery codes: signing in, proving identity, managing them. */
export const factorCalls = {
  getPasskeyOrigins: calling({ tag, may: 'public', rate: 'read' })('GET', '/api/passkeys/origins', {
    summary:
      'Where passkeys of this host may be used: answered at /.well-known/webauthn of a name that the site had before',
    replies: { 200: factors.passkeyOrigins },
  }),
  startPasskeySignIn: entering('POST', '/api/auth/passkey', {
    summary: 'A challenge for signing in with a passkey',
    replies: { 200: factors.passkeyRequestOptions },
  }),
  finishPasskeySignIn: entering('POST', '/api/auth/passkey/sign-in', {
    summary: 'Signs in with a passkey',
    body: z.strictObject({ answer: factors.passkeyAssertion }),
    replies: { 200: sessionReply },
    refusals: ['unauthenticated'],
  }),
  startSecondStep: entering('POST', '/api/auth/second-step', {
    summary: 'How the pending second step of a sign-in can be taken; nothing if none is pending',
    replies: { 200: factors.secondStepOptions, 204: nothing },
  }),
  finishSecondStep: entering('POST', '/api/auth/second-step/sign-in', {
    summary: 'Takes the second step of a sign-in',
    body: factors.factorProof,
    replies: { 200: sessionReply },
    refusals: ['unauthenticated', 'failed-precondition'],
  }),
  startProof: proving('POST', '/api/auth/proof', {
    summary: 'How the caller can prove their identity',
    replies: { 200: factors.proofOptions },
  }),
  proveOwner: proving('POST', '/api/auth/proof/confirm', {
    summary: "Proves the caller's identity, for the next ten minutes",
    body: factors.ownerProof,
    refusals: ['failed-precondition'],
  }),
  getFactors: proving('GET', '/api/account/factors', {
    summary: "The caller's second factors",
    rate: 'read',
    replies: { 200: factors.factorsReply },
  }),
  startPasskey: changing('POST', '/api/account/factors/passkeys/start', {
    summary: 'A challenge for a new passkey',
    replies: { 200: factors.passkeyCreationOptions },
  }),
  addPasskey: changing('POST', '/api/account/factors/passkeys', {
    summary: 'Adds a passkey; other sessions end',
    body: z.strictObject({ answer: factors.passkeyCreation }),
    replies: { 201: factors.factorAdded },
    refusals: ['already-exists', 'failed-precondition'],
  }),
  renamePasskey: proving('POST', '/api/account/factors/passkeys/:passkeyId', {
    summary: 'Names a passkey',
    rate: 'write',
    params: passkeyParams,
    body: factors.passkeyRename,
    refusals: ['not-found'],
  }),
  removePasskey: changing('POST', '/api/account/factors/passkeys/:passkeyId/removal', {
    summary: 'Removes a passkey; other sessions end',
    params: passkeyParams,
    refusals: ['not-found', 'failed-precondition'],
  }),
  startTotp: changing('POST', '/api/account/factors/totp/start', {
    summary: 'A new secret for an authenticator app',
    replies: { 200: factors.totpStart },
    refusals: ['already-exists'],
  }),
  addTotp: changing('POST', '/api/account/factors/totp', {
    summary: 'Adds the authenticator app by its first code; other sessions end',
    body: z.strictObject({ code: factors.totpCode }),
    replies: { 201: factors.factorAdded },
  }),
  removeTotp: changing('POST', '/api/account/factors/totp/removal', {
    summary: 'Removes the authenticator app; other sessions end',
    refusals: ['not-found', 'failed-precondition'],
  }),
  renewRecoveryCodes: changing('POST', '/api/account/factors/recovery-codes', {
    summary: 'Replaces the recovery codes',
    replies: { 201: factors.recoveryCodesReply },
  }),
} as const satisfies Record<string, CallContract>;
