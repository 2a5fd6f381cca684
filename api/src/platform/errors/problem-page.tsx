import type { Problem } from '@meritum/shared/contracts/errors';
import { commonSheet, policyOf, standalonePage } from '../pages/standalone-page';

/** Allows the page's own styles and nothing else. */
export const problemPolicy = policyOf(commonSheet);

/** What a visitor sees in place of a page; it asks again by itself after the seconds to wait. */
export const problemPage = ({ message, requestId }: Problem, retryAfter: string): string =>
  standalonePage({
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
        <p className="muted">Reference: {requestId}</p>
      </>
    ),
  });
