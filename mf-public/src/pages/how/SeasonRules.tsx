import { FrozenRules } from './FrozenRules';

/** The frozen rules as the server publishes them. */
export function SeasonRules() {
  return (
    <>
      <p>
        Nobody can change these any more once they are frozen. Your browser computes the hash from
        the text of the rules, so that you see that both belong together.
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
