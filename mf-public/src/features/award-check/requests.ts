import { isClientError } from '@meritum/shared/client/clientError';
import { parse, request } from '@meritum/shared/client/request';
import { send } from '@meritum/shared/client/send';
import { publicCalls } from '@meritum/shared/contracts/public-calls';
import type {
  FileRecognitionReply,
  RecognitionReply,
} from '@meritum/shared/contracts/recognitions';
import { fromBase64Url, toHex } from '@meritum/shared/merit/ledger/bytes';
import type { Issuer } from './badge';

/** The reply, or null where the server knows nothing of it, as of an address that was cut off. */
async function unlessUnknown<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply;
  } catch (error) {
    if (isClientError(error) && ['not-found', 'invalid-argument'].includes(error.code)) return null;
    throw error;
  }
}

/** Fetches an award; null if there is none of this id. Throws ClientError. */
export const recognition = (id: string, signal: AbortSignal): Promise<RecognitionReply | null> =>
  unlessUnknown(send('getRecognition', { params: { id }, signal }));

/** Looks up whether we handed out a file; only its SHA-256 is sent. Throws ClientError. */
export const ofFile = (sha256: string, signal: AbortSignal): Promise<FileRecognitionReply | null> =>
  unlessUnknown(send('getRecognitionOfFile', { params: { sha256 }, signal }));

interface DidDocument {
  id: string;
  verificationMethod: readonly {
    id: string;
    publicKeyJwk?: { crv?: string; x?: string };
  }[];
}

/** Fetches our DID document, with the keys that have signed badges. Throws ClientError. */
export async function issuer(signal: AbortSignal): Promise<Issuer> {
  const document = (await request(publicCalls.getIssuerKeys, { signal }, parse)) as DidDocument;
  const { id: did, verificationMethod } = document;
  const keys = verificationMethod.flatMap(({ id, publicKeyJwk: { crv, x } = {} }) =>
    crv === 'Ed25519' && x && id.startsWith(`${did}#`)
      ? [{ id: id.slice(did.length + 1), publicKey: toHex(fromBase64Url(x)) }]
      : [],
  );
  return { did, keys };
}
