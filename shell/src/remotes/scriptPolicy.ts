import { mayRun } from './entries';

/** Only some browsers have Trusted Types; the others rely on CSP and integrity. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * The only way to add a script to the page: every script address is checked here, whoever sets it.
 * HTML strings and eval are not allowed at all.
 */
export function guardAddresses(browser: { trustedTypes?: TrustedTypes } = window as object): void {
  browser.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (mayRun(address) ? address : null),
  });
}
