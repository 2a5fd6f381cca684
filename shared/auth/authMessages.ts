/** Texts of the error catalogue for signing in (VAL-015 to VAL-019, ERR-001 to ERR-005). */
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
