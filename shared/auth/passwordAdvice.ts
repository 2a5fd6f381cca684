import { limits } from '../contracts/limits';

const { min } = limits.passwordCharacters;

/** Length from which a password is called good. */
const goodLength = 12;

/** Passwords with fewer distinct characters are among the first to be guessed. */
const variety = 5;

/**
 * Returns advice on a new password while it is typed. Six characters are enough (VAL-018), and only
 * the server knows which passwords are too common.
 */
export function passwordAdvice(typed: string): string {
  const password = typed.normalize('NFC');
  if (password.length < min) {
    return `At least ${min} characters. A few unrelated words are easy to remember and hard to guess.`;
  }
  const different = new Set(password.toLowerCase()).size;
  if (different < variety || /^\d+$/.test(password)) {
    return 'Easy to guess. A few unrelated words would be safer.';
  }
  if (password.length < goodLength) return 'Long enough. One or two more words would be safer.';
  return 'A good length.';
}
