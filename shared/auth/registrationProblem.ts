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
  const { fullName, email, password, repeated } = form;
  if (!fullName.trim() || !email.trim() || !password || !repeated) return authMessages.fillIn;
  if (password !== repeated) return authMessages.passwordsDiffer;
  const { min } = limits.passwordCharacters;
  if (password.length < min) return `Password should be at least ${min} characters`;
  return undefined;
}
