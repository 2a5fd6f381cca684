import { isClientError } from '../client/clientError';

/** The texts of the error catalogue for signing in (VAL-015 to VAL-019, ERR-001 to ERR-005). */
export const authMessages = {
  fillIn: 'Please fill in all fields',
  passwordsDiffer: 'Passwords do not match',
  signInFailed: 'Failed to sign in. Please check your email and password.',
  googleFailed: 'Failed to sign in with Google',
  registerFailed: 'Failed to create account. This email may already be in use.',
  resetWithoutEmail: 'Please enter your email to reset your password.',
  resetSent: 'A password reset email has been sent. Please check your inbox.',
  resetFailed: 'Failed to send password reset email. Please check the email and try again.',
} as const;

/** What a form of the panel has to say after an attempt. */
export interface FormAnswer {
  kind: 'error' | 'success';
  text: string;
  /** The provider's own words, shown below the text (ERR-006). */
  detail?: string;
}

export function refusal(text: string): FormAnswer {
  return { kind: 'error', text };
}

/** The catalogue's text for a failed call, with what the server said about it (D40). */
export function failure(text: string, error: unknown): FormAnswer {
  if (!isClientError(error)) throw error;
  const detail = error.errors.map(({ message }) => message).join(' ') || error.message;
  return detail === text ? refusal(text) : { kind: 'error', text, detail };
}
