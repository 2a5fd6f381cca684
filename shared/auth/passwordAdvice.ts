import { limits } from '../contracts/limits';

const { min } = limits.passwordCharacters;

/** From this length on a password counts as a good one. */
const goodLength = 12;

/** Different characters below which a password is one that is guessed first. */
const variety = 5;

/**
 * What to say beside a new password while it is typed. It only advises: six characters are enough
 * (VAL-018), and the server alone knows which passwords are too common.
 */
export function passwordAdvice(password: string): string {
  if (password.length < min) {
    return `At least ${min} characters. A few unrelated words are easy to remember and hard to guess.`;
  }
  const different = new Set(password.toLowerCase()).size;
  if (different < variety || /^\d+$/.test(password)) {
    return 'Easy to guess. A few unrelated words would be safer.';
  }
  if (password.length < goodLength) return 'Long enough. One or two words more would be safer.';
  return 'A good length.';
}
