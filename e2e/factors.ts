import { type CDPSession, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { calls } from '../shared/contracts/calls';
import type { SessionReply } from '../shared/contracts/identity';

/** The code that an authenticator app with this key shows now. */
export function codeOf(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
}

/**
 * Gives whoever is signed in on the page an authenticator app, over the API and as if its code had
 * been typed there: what an organiser needs before the dashboard opens. Answers its key. The page is
 * one that asks nothing of the server itself: two who renew one session, and know nothing of each
 * other, look like a thief.
 */
export async function giveFactor(page: Page): Promise<string> {
  const post = async (call: 'refreshSession' | 'startTotp' | 'addTotp', token = '', data = {}) => {
    const address = new URL(calls[call].path, page.url()).href;
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await page.request.post(address, { headers, data });
    expect(reply.ok(), `${call} answered ${reply.status()}`).toBe(true);
    return reply.json();
  };
  const { accessToken } = (await post('refreshSession')) as SessionReply;
  const { secret } = await post('startTotp', accessToken);
  // Once more where its half minute was over before it arrived.
  await expect(() => post('addTotp', accessToken, { code: codeOf(secret) })).toPass();
  return secret;
}

interface PasskeyDevice {
  session: CDPSession;
  authenticatorId: string;
}

/** Gives the browser a device that has passkeys and whose owner always says yes. */
export async function givePasskeys(page: Page): Promise<PasskeyDevice> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, authenticatorId };
}
