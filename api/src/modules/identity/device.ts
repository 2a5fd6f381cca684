import Bowser from 'bowser';

/** For unknown browsers and for programs. */
export const unknownDevice = 'Unknown browser';

const maxRead = 500;
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

/** Returns only names from the library, never text from the header. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxRead));
  const name = browser.name && browsers.has(browser.name) ? browser.name : unknownDevice;
  return os.name && systems.has(os.name) ? `${name} on ${os.name}` : name;
}
