import { type Config, readConfig } from '../src/config/environment';
import { keyRing } from '../src/platform/keys/keys';
import { linkTokens } from '../src/platform/link-tokens';

export const testSecret = 'a secret of the tests, long enough for a key';

export const testKeys = keyRing(testSecret);

/** Makes the same mailed links as the API. */
export const testLinks = linkTokens(testKeys['mailed links']);

/** Settings of a test: its own database, cheap password hashes, no limits. */
export function testConfig(overrides: Record<string, string> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    PORT: '0',
    MONGODB_URI: process.env.TEST_MONGODB_URI ?? '',
    JWT_SECRET: testSecret,
    RATE_READS_PER_MINUTE: '100000',
    RATE_WRITES_PER_MINUTE: '100000',
    RATE_UPLOADS_PER_MINUTE: '100000',
    RATE_CREDENTIALS_PER_MINUTE: '100000',
    FAILED_SIGN_INS_PER_ADDRESS: '100000',
    REGISTRATIONS_PER_ADDRESS: '100000',
    RESETS_PER_ADDRESS: '100000',
    // Test machines are slow for other reasons.
    BUSY_AT_MS: '0',
    MAIL_SENDER: 'false',
    // Only the scanner's tests have a scanner.
    JUDGES_READ_UNSCANNED: 'true',
    PASSWORD_MEMORY_KIB: '64',
    PASSWORD_PASSES: '1',
    ...overrides,
  });
}
