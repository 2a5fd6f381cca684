import { limits } from '../contracts/limits';
import { authMessages } from './authMessages';

export interface NewPassword {
  password: string;
  repeated: string;
}

interface Registration extends NewPassword {
  fullName: string;
  email: string;
}

/** The first thing wrong with a registration, in the specification's order (VAL-016 to VAL-018). */
export function registrationProblem(form: Registration): string | undefined {
  const { fullName, email } = form;
  if (!fullName.trim() || !email.trim()) return authMessages.fillIn;
  return newPasswordProblem(form);
}

/** The first thing wrong with a password that is being chosen. */
export function newPasswordProblem({ password, repeated }: NewPassword): string | undefined {
  if (!password || !repeated) return authMessages.fillIn;
  if (password !== repeated) return authMessages.passwordsDiffer;
  const { min } = limits.passwordCharacters;
  return password.length < min ? `Password should be at least ${min} characters` : undefined;
}
