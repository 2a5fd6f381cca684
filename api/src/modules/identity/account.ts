/** A person's account as it is stored. */
export interface Account {
  _id: string;
  /** Trimmed and in lower case; unique. */
  email: string;
  displayName: string;
  /** Argon2id in PHC format; absent for an account that signs in by other means only. */
  passwordHash?: string;
  emailConfirmed: boolean;
  role: 'user' | 'admin';
  createdAt: Date;
}
