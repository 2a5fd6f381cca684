import { ClientError } from '../client/clientError';
import { addressOf } from '../client/send';
import type { GoogleMode, GoogleOutcome } from '../contracts/google';
import type { Tabs } from './tabs';

/** The outcome; `closed`: the popup closed without a message. */
export type GoogleAnswer = GoogleOutcome['outcome'] | 'closed';

/**
 * Milliseconds between checks of the popup, and how many in a row must find it closed. If a
 * provider has cut the handle, it also seems closed while the return page loads. Once this page has
 * the focus again, the popup is closed or abandoned, so a short wait is enough.
 */
const lookEvery = 250;
const looksUntilGone = { behind: 12, inFront: 2 };

/** Ways to leave this page, in an object that tests can replace. */
export const pageLocation = {
  leaveFor: (address: string): void => location.assign(address),
};

/**
 * Asks the provider who the person is. The popup opens within the click and replies over the tabs'
 * channel, because the provider can cut its handle. Where popups are blocked, the provider's page
 * replaces this one, and this resolves only if the person comes back.
 */
export function signInWithGoogle(tabs: Pick<Tabs, 'listen'>): Promise<GoogleAnswer> {
  const popup = window.open(startAddress('popup'), 'google-sign-in', centred(480, 640));
  if (popup) return answerOf(popup, tabs);
  pageLocation.leaveFor(startAddress('redirect'));
  return new Promise((resolve) => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', comeBack);
      resolve('closed');
    };
    window.addEventListener('pageshow', comeBack);
  });
}

function startAddress(mode: GoogleMode): string {
  const returnTo = `${location.pathname}${location.search}#account`;
  return addressOf('startGoogleSignIn', { query: { mode, returnTo } });
}

function centred(width: number, height: number): string {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

function answerOf(popup: Window, tabs: Pick<Tabs, 'listen'>): Promise<GoogleAnswer> {
  return new Promise((resolve) => {
    let looks = 0;
    let most = looksUntilGone.behind;
    const comeBack = () => {
      most = looksUntilGone.inFront;
    };
    window.addEventListener('focus', comeBack);
    const end = (answer: GoogleAnswer) => {
      clearInterval(timer);
      window.removeEventListener('focus', comeBack);
      stopListening();
      resolve(answer);
    };
    const stopListening = tabs.listen((message) => {
      if (message.kind === 'google') end(message.outcome);
    });
    // A cut handle also says `closed`, but then the popup has the focus.
    const timer = setInterval(() => {
      looks = popup.closed && document.hasFocus() ? looks + 1 : 0;
      if (looks >= most) end('closed');
    }, lookEvery);
  });
}

const words: Record<GoogleAnswer, string> = {
  'signed-in': 'You are signed in with Google, but the session could not be loaded. Try again.',
  'second-step': 'Your account needs a second step. Try again.',
  failed: 'Google did not confirm who you are. Try again.',
  cancelled: 'The sign-in was not completed.',
  closed: 'The sign-in was not completed.',
  unavailable: 'Google sign-in is not available at the moment.',
};

/** Returns the message for a sign-in that the provider did not complete. */
export function googleRefusal(answer: GoogleAnswer): ClientError {
  const code = answer === 'unavailable' ? 'unavailable' : 'unauthenticated';
  return new ClientError({ code, message: words[answer], status: 0 });
}
