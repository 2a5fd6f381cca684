import * as z from 'zod/mini';
import { asLine } from './texts';
import { parsedAddress } from './web-host';

/** Whether the provider's page opens in a popup, or replaces this page where popups are blocked. */
const googleModes = ['popup', 'redirect'] as const;
export type GoogleMode = (typeof googleModes)[number];

/** The shell's page to which the provider returns. */
export const signedInPath = '/signed-in';

/**
 * Returns a path of this site, or `/`, so that the provider's reply cannot redirect elsewhere
 * (`//evil.example`, `/\\evil.example` and control characters included).
 */
export function localPath(path: string | null | undefined): string {
  if (!path || !/^\/(?![/\\])/.test(path)) return '/';
  const here = 'https://here.invalid';
  const url = parsedAddress(path, here);
  if (url?.origin !== here) return '/';
  const local = url.pathname + url.search + url.hash;
  return local.startsWith('//') ? '/' : local;
}

/** Query of {@link calls.startGoogleSignIn}. */
export const googleStart = z.strictObject({
  mode: z.enum(googleModes),
  returnTo: z.optional(z.string().check(asLine(), z.maxLength(2_000))),
});
export type GoogleStart = z.infer<typeof googleStart>;

/** The fragment of `/signed-in`, without secrets: the session is already a cookie. */
export interface GoogleOutcome {
  mode: GoogleMode;
  outcome: 'signed-in' | 'second-step' | 'cancelled' | 'failed' | 'unavailable';
  returnTo: string;
}

export function googleOutcomeUrl({ mode, outcome, returnTo }: GoogleOutcome): string {
  const fields = new URLSearchParams({ mode, outcome, returnTo: localPath(returnTo) });
  return `${signedInPath}#${fields}`;
}

/** Reads the fragment of {@link googleOutcomeUrl}; anything unreadable is a failure. */
export function readGoogleOutcome(hash: string): GoogleOutcome {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const outcomes = ['signed-in', 'second-step', 'cancelled', 'unavailable'] as const;
  return {
    mode: fields.get('mode') === 'popup' ? 'popup' : 'redirect',
    outcome: outcomes.find((one) => one === fields.get('outcome')) ?? 'failed',
    returnTo: localPath(fields.get('returnTo')),
  };
}
