import * as z from 'zod/mini';
import { copiedPart } from '../copied-part';
import * as recognitions from '../recognitions';
import { type CallContract, calling, media, nothing, refusals } from './call';

const tag = 'recognitions';
const forEverybody = calling({ tag, may: 'public', rate: 'read' });
const forWinners = calling({ tag, may: 'signed-in', rate: 'read', refusals });
const deciding = calling({ tag, may: 'admin', rate: 'write', proof: 'fresh', refusals });

/** Awards that others can verify: their page, the Open Badge, and the issuer's files. */
export const recognitionCalls = {
  getVerificationPage: forEverybody('GET', '/api/verify/:id', {
    summary: 'The page at /verify/:id: who won what, and whether it is still valid',
    params: z.object({ id: z.string().check(z.overwrite(copiedPart)) }),
    replies: { 200: media('text/html', 'The page, readable without scripts; 404 for unknown ids') },
  }),
  getRecognitionPicture: forEverybody('GET', '/api/verify/:id/:picture', {
    heavy: true,
    summary:
      'The certificate, card, medal or seal of an award as a picture; once revoked, no card but that of the site',
    params: recognitions.pictureParams,
    replies: {
      200: media(recognitions.badgeTypes.svg, 'The picture', [recognitions.badgeTypes.png]),
      303: nothing,
      304: nothing,
    },
    refusals: ['not-found'],
  }),
  getRecognition: forEverybody('GET', '/api/recognitions/:id', {
    summary: 'An award with its proof of inclusion, and whether it is still valid',
    params: recognitions.recognitionParams,
    replies: { 200: recognitions.recognitionReply },
    refusals: ['not-found'],
  }),
  getRecognitionOfFile: forEverybody('GET', '/api/recognitions/of-file/:sha256', {
    summary: 'The award of a certificate, letter or badge, by the SHA-256 of the unchanged file',
    params: recognitions.fileParams,
    replies: { 200: recognitions.fileRecognitionReply },
    refusals: ['not-found'],
  }),
  getBadge: forWinners('GET', '/api/nominations/badge', {
    heavy: true,
    summary: "The Open Badge (3.0) of the caller's own entry, once published with an award",
    query: recognitions.badgeQuery,
    replies: {
      200: media(
        recognitions.badgeTypes.jwt,
        'The credential as VC-JWT, or baked into the medal of its tier',
        [recognitions.badgeTypes.svg, recognitions.badgeTypes.png],
      ),
    },
  }),
  getIssuer: forEverybody('GET', '/api/issuer', {
    summary: 'The issuer of badges as an Open Badges profile',
    replies: { 200: media('application/ld+json', 'The profile') },
  }),
  getIssuerKeys: forEverybody('GET', '/api/issuer/did.json', {
    summary: 'The DID document of the issuer (did:web): every key that has signed badges',
    replies: { 200: media('application/did+json', 'The DID document') },
  }),
  getBadgeStatus: forEverybody('GET', '/api/issuer/status', {
    summary: 'Which badges are revoked: a signed Bitstring Status List',
    replies: { 200: media(recognitions.badgeTypes.jwt, 'The signed list') },
  }),
  correctAward: deciding('POST', '/api/admin/recognitions/name', {
    summary:
      'Proposes to correct organization, title or name of a winner, the latter to that of the account, or does so as another admin has proposed',
    body: recognitions.correctionRequest,
    records: [
      'recognition.rename-proposed',
      'recognition.rename-turned-down',
      'recognition.rename-withdrawn',
      'recognition.renamed',
    ],
    replies: { 200: recognitions.correctionReply },
  }),
  revokeRecognition: deciding('POST', '/api/admin/recognitions/revocation', {
    summary: 'Proposes to revoke a recognition, or revokes what another admin has proposed',
    body: recognitions.revocationRequest,
    records: [
      'recognition.revocation-proposed',
      'recognition.revocation-turned-down',
      'recognition.revocation-withdrawn',
      'recognition.revoked',
    ],
    replies: { 200: recognitions.revocationReply },
  }),
} as const satisfies Record<string, CallContract>;
