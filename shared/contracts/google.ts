import * as z from 'zod/mini';

/** How the provider's page is shown: in a popup, or in place of the page where popups are blocked. */
export const googleModes = ['popup', 'redirect'] as const;
export type GoogleMode = (typeof googleModes)[number];

/** The page of the shell where the browser arrives after the provider. */
export const signedInPath = '/signed-in';

/**
 * A path of this site, else `/`: what comes back from the provider must not lead anywhere else
 * (`//evil.example`, `/\\evil.example` and control characters included).
 */
export function localPath(path: string | null | undefined): string {
  if (!path || !/^\/(?![/\\])/.test(path)) return '/';
  const here = 'https://here.invalid';
  if (!URL.canParse(path, here)) return '/';
  const url = new URL(path, here);
  if (url.origin !== here) return '/';
  const local = url.pathname + url.search + url.hash;
  return local.startsWith('//') ? '/' : local;
}

/** Query of {@link calls.startGoogleSignIn}. */
export const googleStart = z.strictObject({
  mode: z.enum(googleModes),
  returnTo: z.optional(z.string().check(z.maxLength(2_000))),
});
export type GoogleStart = z.infer<typeof googleStart>;

/** What the fragment of `/signed-in` says; nothing secret, the session is a cookie by then. */
export interface GoogleOutcome {
  mode: GoogleMode;
  outcome: 'signed-in' | 'second-step' | 'cancelled' | 'failed' | 'unavailable';
  returnTo: string;
}

export function googleOutcomeUrl({ mode, outcome, returnTo }: GoogleOutcome): string {
  const fields = new URLSearchParams({ mode, outcome, returnTo: localPath(returnTo) });
  return `${signedInPath}#${fields}`;
}

/** Reads the fragment of {@link googleOutcomeUrl}; whatever it cannot read is a failure. */
export function readGoogleOutcome(hash: string): GoogleOutcome {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const outcomes = ['signed-in', 'second-step', 'cancelled', 'unavailable'] as const;
  return {
    mode: fields.get('mode') === 'popup' ? 'popup' : 'redirect',
    outcome: outcomes.find((one) => one === fields.get('outcome')) ?? 'failed',
    returnTo: localPath(fields.get('returnTo')),
  };
}
