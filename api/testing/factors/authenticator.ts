import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import type { PasskeyAssertion, PasskeyCreation } from '@meritum/shared/contracts/factors';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { userHandleOf } from '../../src/modules/factors/webauthn';
import type { Website } from '../../src/modules/factors/website';
import type { App } from '../../src/platform/zod/provider';
import { type Person, post } from '../accounts';
import type { TestBrowser } from '../browser';

const base64url = (bytes: Buffer) => bytes.toString('base64url');
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** CBOR (RFC 8949), as an authenticator writes it. */
const cbor = (value: Parameters<typeof isoCBOR.encode>[0]) => Buffer.from(isoCBOR.encode(value));

/** A public key of P-256 in COSE (RFC 9053). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  const members: [number, number | Buffer][] = [
    ...([
      [1, 2],
      [3, -7],
      [-1, 1],
    ] as [number, number][]),
    [-2, bytes(x)],
    [-3, bytes(y)],
  ];
  return cbor(new Map(members));
}

/**
 * A software authenticator with one passkey. `counter` is the count of its next signature;
 * `verifiesUser` says whether it asks for a PIN, finger or face.
 */
export class Authenticator {
  readonly id = base64url(randomBytes(32));
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #website: Website;
  readonly #verifiesUser: boolean;

  constructor(website: Website, { verifiesUser = true } = {}) {
    this.#website = website;
    this.#verifiesUser = verifiesUser;
  }

  create(challenge: string): PasskeyCreation {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseOf(this.#keys.publicKey)]);
    const attestationObject = cbor(
      new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Buffer.concat([this.#data(0x40), attested])],
      ]),
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', challenge)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  answer(challenge: string, accountId?: string): PasskeyAssertion {
    const [data, client] = [this.#data(0), this.#client('webauthn.get', challenge)];
    const { privateKey } = this.#keys;
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(accountId && { userHandle: userHandleOf(accountId) }),
      },
    };
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  #client(type: string, challenge: string): Buffer {
    const { origin } = this.#website;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const present = 0x01 | (this.#verifiesUser ? 0x04 : 0);
    return Buffer.concat([sha256(this.#website.rpId), Buffer.from([flags | present]), counter]);
  }
}

/** The challenge in a reply. */
export const challengeOf = (reply: { json(): unknown }) =>
  (reply.json() as { challenge: string }).challenge;

/** Adds the authenticator's passkey to a person's account; returns the reply. */
export async function addPasskey(
  app: App,
  { authorized }: Pick<Person, 'authorized'>,
  device: Authenticator,
) {
  const started = await post(app, calls.startPasskey.path, {}, authorized);
  const answer = device.create(challengeOf(started));
  return post(app, calls.addPasskey.path, { answer }, authorized);
}

/** Signs in with the authenticator's passkey alone; returns the reply and the sent answer. */
export async function signInByPasskey(
  browser: TestBrowser,
  device: Authenticator,
  accountId?: string,
) {
  const started = await browser.post(calls.startPasskeySignIn.path);
  const answer = device.answer(challengeOf(started), accountId);
  return { reply: await browser.post(calls.finishPasskeySignIn.path, { answer }), answer };
}
