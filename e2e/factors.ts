import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ask } from './api';
import { tokenOf } from './portal';

/** Returns the current code of an authenticator app with this key. */
export function codeOf(key: string): string {
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();
}

/**
 * Adds an authenticator app, which an organiser needs for the dashboard, to the signed-in account.
 * Returns its key. The page must not send requests meanwhile: two renewals of one session look like
 * theft.
 */
export async function giveFactor(page: Page): Promise<string> {
  const { origin } = new URL(page.url());
  const token = await tokenOf(page.request, origin);
  const { secret } = await ask<{ secret: string }>(origin, 'startTotp', { token, body: {} });
  // Repeats the step, because the code may expire before it arrives.
  await expect(() => ask(origin, 'addTotp', { token, body: { code: codeOf(secret) } })).toPass();
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
