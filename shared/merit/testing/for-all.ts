import fc from 'fast-check';

type Arbitraries<Made extends unknown[]> = { [At in keyof Made]: fc.Arbitrary<Made[At]> };
type Check<Made extends unknown[]> = (...made: Made) => void;
type Parameters<Made extends unknown[]> = fc.Parameters<Made>;

/** Checks a property of generated values. */
export function forAll<Made extends [unknown, ...unknown[]]>(
  arbitraries: Arbitraries<Made>,
  ...last: [check: Check<Made>] | [parameters: Parameters<Made>, check: Check<Made>]
): void {
  const [parameters, check] = last.length === 1 ? [{}, last[0]] : last;
  fc.assert(fc.property(...arbitraries, check), parameters);
}
