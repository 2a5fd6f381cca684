import { mayRun } from './entries';

/** Only some browsers have Trusted Types; the others rely on CSP and integrity. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Checks the address of every added script. HTML strings and eval are not allowed. */
export function guardAddresses(browser: { trustedTypes?: TrustedTypes } = window as object): void {
  browser.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (mayRun(address) ? address : null),
  });
}
