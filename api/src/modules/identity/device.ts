import Bowser from 'bowser';

/** Where nothing is known of the browser, and for programs. */
export const unknownDevice = 'Unknown browser';

const longestRead = 500;
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/**
 * Browser and system in words, such as `Firefox on Windows`. Only names that the library knows:
 * nothing that a caller wrote into the header is repeated.
 */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const { browser, os } = Bowser.parse(userAgent.slice(0, longestRead));
  const name = browser.name && browsers.has(browser.name) ? browser.name : unknownDevice;
  return os.name && systems.has(os.name) ? `${name} on ${os.name}` : name;
}
