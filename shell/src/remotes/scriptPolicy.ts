import { mayRun } from './entries';

/** What browsers with Trusted Types have; the others do without, and the CSP and integrity remain. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/**
 * The one way for a script to get into a page of the shell: every address that becomes the source of
 * a script is asked for here, whoever sets it. HTML and code as text have no way at all.
 */
export function guardAddresses(browser: { trustedTypes?: TrustedTypes } = window as object): void {
  browser.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (mayRun(address) ? address : null),
  });
}
