import { totpDigits } from '@meritum/shared/contracts/factors';
import { site } from '@meritum/shared/programme/site';
import { Secret, TOTP } from 'otpauth';
import { seconds } from '../../platform/clock';

/** RFC 6238, with the values that every authenticator app supports. */
const period = 30;
/** Only the current time step: a code is valid for the thirty seconds in which it is shown. */
const window = 0;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: site.productName,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: totpDigits,
    period,
  });

/** 160 random bits in base 32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code for an authenticator app. */
export const totpAddress = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/** The time step of a code; undefined for a wrong code or one of another time. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window });
  return delta === null ? undefined : Math.floor(now.getTime() / seconds(period)) + delta;
}
