import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { calls } from '../shared/contracts/calls';
import type { SessionReply } from '../shared/contracts/identity';

/** Returns the current code of an authenticator app with this key. */
export function codeOf(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
}

/**
 * Adds an authenticator app to the account that is signed in on the page, which an organiser needs
 * for the dashboard. Returns its key. The page must not send requests of its own: two renewals of
 * one session look like a stolen session.
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
  // Repeats with a new code if the first one expired before it arrived.
  await expect(() => post('addTotp', accessToken, { code: codeOf(secret) })).toPass();
  return secret;
}

/** Adds a virtual authenticator that approves every passkey request. */
export async function givePasskeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
