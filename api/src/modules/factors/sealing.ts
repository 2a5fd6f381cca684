import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keys } from '../../platform/keys/keys';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM authenticates the owner's id, so no secret can be moved to another account. */
export function totpSealing({ current, all }: Keys) {
  return {
    /** Returns `<kid>.<nonce>.<tag>.<text>`. */
    seal(text: string, owner: string) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, current.bytes, nonce).setAAD(Buffer.from(owner));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), hidden];
      return [current.id, ...parts.map((part) => part.toString('base64url'))].join('.');
    },
    /** Whether we still have the key. */
    opens: (sealed: string) => all.some(({ id }) => sealed.startsWith(`${id}.`)),
    /** Throws when it was changed, moved to another owner, or sealed with a key that is gone. */
    unseal(sealed: string, owner: string) {
      const [kid = '', ...rest] = sealed.split('.');
      const [nonce, tag, hidden] = rest.map((part) => Buffer.from(part, 'base64url'));
      const key = all.find(({ id }) => id === kid);
      if (!key || !nonce || !hidden || tag?.length !== tagBytes)
        throw new Error('This was not sealed with a key that we have');
      const decipher = createDecipheriv(algorithm, key.bytes, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
    },
  };
}

export type Sealing = ReturnType<typeof totpSealing>;
