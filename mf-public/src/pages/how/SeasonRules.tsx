import { FrozenRules } from './FrozenRules';

/** The frozen rules as the server publishes them. */
export function SeasonRules() {
  return (
    <>
      <p>
        Nobody can change these rules once they are frozen. Your browser computes the hash from
        their text, so that you can see that the two match.
      </p>
      <noscript>
        <p>
          Without scripts, the rules and their hash are at{' '}
          <a href="/api/season/rules">/api/season/rules</a>.
        </p>
      </noscript>
      <FrozenRules />
    </>
  );
}
