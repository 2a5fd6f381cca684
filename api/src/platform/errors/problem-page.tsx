import type { Problem } from '@meritum/shared/contracts/errors';
import { commonSheet, policyOf, standalonePage } from '../pages/standalone-page';

export const problemPolicy = policyOf(commonSheet);

interface Refused {
  message: string;
  /** Seconds until the page reloads; '' where reloading would change nothing. */
  retryAfter: string;
  requestId?: string;
}

function refused({ message, retryAfter, requestId }: Refused): string {
  return standalonePage({
    title: 'Page not available',
    sheet: commonSheet,
    head: (
      <>
        <meta name="robots" content="noindex" />
        {retryAfter && <meta httpEquiv="refresh" content={retryAfter} />}
      </>
    ),
    children: (
      <>
        <h1>This page cannot be shown</h1>
        <p className="lead">
          {message} {retryAfter && 'This page tries again by itself.'}
        </p>
        {requestId && <p className="muted">Reference: {requestId}</p>}
      </>
    ),
  });
}

export const problemPage = ({ message, requestId }: Problem, retryAfter: string): string =>
  refused({ message, retryAfter, requestId });

/** `tools/deploy/unavailable.html`, which the proxy shows while the API or the shell is down. */
export const unavailablePage = (): string =>
  refused({ message: 'This part of the site is not available at the moment.', retryAfter: '5' });
