import { ClientError } from '../client/clientError';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../contracts/factors';
import { type PasskeyUse, passkeyRefusal } from './passkeyRefusals';

export const withoutPasskeys = 'This browser does not support passkeys.';

/** Whether the browser supports passkeys; otherwise none is offered. */
export const hasPasskeys = () => globalThis.PublicKeyCredential !== undefined;

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

type Known = PasskeyRequestOptions['allowCredentials'][number];

const descriptor = ({ id, type, transports }: Known): PublicKeyCredentialDescriptor => ({
  id: bytesOf(id),
  type,
  // The DOM's types lack newer transports.
  ...(transports && { transports: transports as AuthenticatorTransport[] }),
});

const notShown = (message: string) =>
  new ClientError({ code: 'failed-precondition', message, status: 0 });

async function asked(
  ask: () => Promise<Credential | null>,
  use: PasskeyUse,
): Promise<PublicKeyCredential> {
  if (!hasPasskeys()) throw notShown(withoutPasskeys);
  let credential: Credential | null;
  try {
    credential = await ask();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    throw notShown(passkeyRefusal(error.name, use));
  }
  if (!credential) throw notShown(passkeyRefusal('', use));
  return credential as PublicKeyCredential;
}

const credentialOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: textOf(rawId),
  type: 'public-key' as const,
});

/** Asks the person to use a passkey. Throws ClientError if none was used. */
export async function showPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { challenge, allowCredentials, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    allowCredentials: allowCredentials.map(descriptor),
  };
  const credential = await asked(() => navigator.credentials.get({ publicKey }), 'use');
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse;
  return {
    ...credentialOf(credential),
    response: {
      clientDataJSON: textOf(clientDataJSON),
      authenticatorData: textOf(authenticatorData),
      signature: textOf(signature),
      ...(userHandle && { userHandle: textOf(userHandle) }),
    },
  };
}

/** Asks the person to create a passkey. Throws ClientError if none was created. */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyCreation> {
  const { challenge, user, excludeCredentials, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(descriptor),
  };
  const credential = await asked(() => navigator.credentials.create({ publicKey }), 'create');
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    ...credentialOf(credential),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      attestationObject: textOf(response.attestationObject),
      transports: knownTransports(response.getTransports?.() ?? []),
    },
  };
}

type Transport = NonNullable<PasskeyCreation['response']['transports']>[number];

const transports = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** Newer browsers may name transports that the server does not know; they are only hints. */
const knownTransports = (named: string[]): Transport[] =>
  named.filter((one): one is Transport => transports.has(one));
