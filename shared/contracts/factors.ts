import * as z from 'zod/mini';
import { typedPassword } from './identity';
import { asLine, atMost } from './texts';

/** Proofs of identity besides a password or Google. */
const factorMethods = ['passkey', 'totp', 'recovery-code'] as const;
export type FactorMethod = (typeof factorMethods)[number];

/** Digits of an authenticator app's code (RFC 6238). */
export const totpDigits = 6;

const instant = z.iso.datetime();
const base64url = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/));

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transportList = z.array(z.enum(transports)).check(z.maxLength(transports.length));

/** An authenticator app's code as typed, with or without a space in the middle, also in wide digits. */
export const totpCode = z.string().check(
  z.maxLength(20, 'Enter the six digits of your authenticator app'),
  asLine(),
  z.overwrite((typed) => typed.normalize('NFKC').replaceAll(/[ -]/g, '')),
  z.regex(/^\d{6}$/, 'Enter the six digits of your authenticator app'),
);

const recoveryCode = z
  .string()
  .check(
    asLine(),
    z.minLength(1, 'Enter one of your recovery codes'),
    z.maxLength(60, 'This is longer than a recovery code'),
  );

const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
};

/** Related origins (WebAuthn level 3, 5.11). */
export const passkeyOrigins = z.object({ origins: z.array(z.string()) });

export const passkeyAssertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    userHandle: z.optional(base64url(200)),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

/** The checked part of an authenticator's answer to `navigator.credentials.create`. */
export const passkeyCreation = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.optional(transportList),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(transportList),
});

/** Options of `navigator.credentials.get`, in the JSON form of WebAuthn level 3. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(known),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

/** Options of `navigator.credentials.create`, in the JSON form of WebAuthn level 3. */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

const byPasskey = z.strictObject({ method: z.literal('passkey'), answer: passkeyAssertion });
const byTotp = z.strictObject({ method: z.literal('totp'), code: totpCode });
const byRecoveryCode = z.strictObject({ method: z.literal('recovery-code'), code: recoveryCode });
const byPassword = z.strictObject({
  method: z.literal('password'),
  password: typedPassword.check(z.minLength(1, 'Enter your password')),
});

export const factorProof = z.discriminatedUnion('method', [byPasskey, byTotp, byRecoveryCode]);
export type FactorProof = z.infer<typeof factorProof>;

/** Proof that the owner is present: a factor if the account has one, else its password. */
export const ownerProof = z.discriminatedUnion('method', [
  byPasskey,
  byTotp,
  byRecoveryCode,
  byPassword,
]);
export type OwnerProof = z.infer<typeof ownerProof>;

/** The first step succeeded; the same browser has ten minutes for the second. */
export const secondStepReply = z.object({ secondStep: z.literal('required') });
export type SecondStepReply = z.infer<typeof secondStepReply>;

/** Methods for the second step. */
export const secondStepOptions = z.object({
  methods: z.array(z.enum(factorMethods)),
  passkey: z.optional(passkeyRequestOptions),
});
export type SecondStepOptions = z.infer<typeof secondStepOptions>;

const proofMethods = [...factorMethods, 'password'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** Methods by which the caller can prove their identity; if none, by signing in again. */
export const proofOptions = z.object({
  methods: z.array(z.enum(proofMethods)),
  passkey: z.optional(passkeyRequestOptions),
});
export type ProofOptions = z.infer<typeof proofOptions>;

const passkeySummary = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /** True if its signature counter has revealed a copy. */
  disabled: z.boolean(),
});
export type PasskeySummary = z.infer<typeof passkeySummary>;

export const factorsReply = z.object({
  passkeys: z.array(passkeySummary),
  totp: z.nullable(
    z.object({
      addedAt: instant,
      lastUsedAt: z.nullable(instant),
      /** True if the key that encrypted its secret is gone. */
      disabled: z.boolean(),
    }),
  ),
  recoveryCodesLeft: z.int(),
});
export type FactorsReply = z.infer<typeof factorsReply>;

/** The account's first factor comes with recovery codes, which are shown only once. */
export const factorAdded = z.object({ recoveryCodes: z.optional(z.array(z.string())) });
export type FactorAdded = z.infer<typeof factorAdded>;

export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) });

/** A new secret for an authenticator app, pending until a code confirms it. */
export const totpStart = z.object({ secret: z.string(), address: z.string() });
export type TotpStart = z.infer<typeof totpStart>;

const passkeyNameCharacters = 60;

export const passkeyRename = z.strictObject({
  name: z.string().check(asLine(), z.minLength(1, 'Enter a name'), atMost(passkeyNameCharacters)),
});
