import { localKeys, signedInHereKey } from '../client/localKeys';
import { calls } from '../contracts/calls';
import { deferred } from '../testing/deferred';
import { answer, refusal, sessionReply, user } from '../testing/factories';
import { type FakeReply, type FakeRoute, fakeServer } from '../testing/fakeServer';
import { SessionStore } from './SessionStore';
import { pageLocation } from './signInWithGoogle';
import type { TabMessage, Tabs } from './tabs';

const { path: refresh } = calls.refreshSession;
const refreshing = (reply: FakeRoute['reply']) => answer('refreshSession', reply);
const signingIn = (body: unknown = sessionReply()) => answer('signIn', { body });
const signingOut = (reply: FakeReply = { status: 204 }) => answer('signOut', reply);
const nobody = refreshing({ status: 204 });

/** A browser whose tabs share one lock and one channel. */
function browser() {
  const listeners = new Map<(message: TabMessage) => void, object>();
  let last: Promise<unknown> = Promise.resolve();
  return {
    tab(): SessionStore {
      const tabs: Tabs = {
        exclusively(action) {
          const run = last.then(action);
          last = run.catch(() => {});
          return run;
        },
        tell: (message) => {
          for (const [listener, at] of listeners) if (at !== tabs) listener(message);
        },
        listen(listener) {
          listeners.set(listener, tabs);
          return () => listeners.delete(listener);
        },
      };
      return new SessionStore(tabs);
    },
  };
}

const credentials = { email: 'ana.lee@example.com', password: 'secret1' };

/** A tab that has restored its session. */
async function startedTab(at = browser()): Promise<SessionStore> {
  const session = at.tab();
  session.start();
  await session.getAccessToken();
  return session;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('an account that was created by a call without an answer is opened when it is sent again', async () => {
  const replies = [() => Promise.reject(new TypeError('offline')), refusal('already-exists')];
  const registering = answer('register', () => {
    const reply = replies.shift() ?? refusal('already-exists');
    return typeof reply === 'function' ? reply() : reply;
  });
  const server = fakeServer([nobody, registering, signingIn()]);
  const session = await startedTab();
  const form = { ...credentials, fullName: 'Ana Maria Lee' };
  await expect(session.register(form)).rejects.toMatchObject({ code: 'unavailable' });
  await session.register(form);
  expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: user() });
  server.now([answer('signIn', refusal('unauthenticated'))]);
  await expect(session.register(form)).rejects.toMatchObject({ code: 'already-exists' });
});

describe('restoring', () => {
  test('before it is started a session is signed out and sends no requests', () => {
    const { calls } = fakeServer([nobody]);
    const session = browser().tab();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(session.getServerSnapshot()).toEqual({ status: 'signed-out' });
    expect(calls).toEqual([]);
  });

  test('AUTH-014 a live session is restored, once', async () => {
    const { callsTo } = fakeServer([refreshing({ body: sessionReply() })]);
    const session = await startedTab();
    session.start();
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: user() });
    expect(await session.getAccessToken()).toBe('access-token-1');
    expect(callsTo(refresh)).toHaveLength(1);
  });

  const away: [string, FakeRoute['reply']][] = [
    ['is not there', () => Promise.reject(new TypeError('offline'))],
    ['is busy', refusal('resource-exhausted')],
    ['cannot work', refusal('unavailable')],
    ['fails', refusal('internal')],
  ];

  describe.each(away)('from a server that %s', (_, reply) => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    const unreachable = async () => {
      const server = fakeServer([refreshing(reply)]);
      const session = browser().tab();
      session.start();
      await expect(session.getAccessToken()).rejects.toMatchObject({ code: 'unavailable' });
      expect(session.getSnapshot()).toEqual({ status: 'unreachable' });
      server.now([refreshing({ body: sessionReply() })]);
      return { session, ...server };
    };
    const back = { status: 'signed-in', user: user() };

    test('it is asked again automatically until it answers', async () => {
      const { session, callsTo } = await unreachable();
      await jest.advanceTimersByTimeAsync(3_000);
      expect(session.getSnapshot()).toEqual(back);
      await jest.advanceTimersByTimeAsync(600_000);
      expect(callsTo(refresh)).toHaveLength(2);
    });

    test('it is asked immediately when the person retries', async () => {
      const { session } = await unreachable();
      await session.retry();
      expect(session.getSnapshot()).toEqual(back);
    });

    test('it is asked immediately when the connection is back', async () => {
      const { session } = await unreachable();
      window.dispatchEvent(new Event('online'));
      expect(await session.getAccessToken()).toBe('access-token-1');
    });

    test('nobody is signed in, if the server says so in the end', async () => {
      const { session, now } = await unreachable();
      now([nobody]);
      await session.retry();
      expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    });
  });

  test('a server that says when to retry is not asked earlier', async () => {
    jest.useFakeTimers();
    const busy = { ...refusal('resource-exhausted'), headers: { 'retry-after': '40' } };
    const { callsTo } = fakeServer([refreshing(busy)]);
    browser().tab().start();
    await jest.advanceTimersByTimeAsync(39_000);
    expect(callsTo(refresh)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(callsTo(refresh)).toHaveLength(2);
    jest.useRealTimers();
  });
});

describe('Back to a page that the browser kept', () => {
  const { visibility } = document.documentElement.style;
  const back = async (reply: FakeRoute['reply']) => {
    fakeServer([refreshing({ body: sessionReply() })]);
    const session = await startedTab();
    const answered = deferred<FakeReply>();
    fakeServer([refreshing(() => answered.promise)]);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    const during = document.documentElement.style.visibility;
    fakeServer([refreshing(reply)]);
    answered.resolve(reply as FakeReply);
    await session.getAccessToken({ fresh: true }).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve));
    expect([during, document.documentElement.style.visibility]).toEqual(['hidden', visibility]);
    return session.getSnapshot();
  };

  test('AUTH-023 shows the account once the server says that its session goes on', async () => {
    expect(await back({ body: sessionReply() })).toEqual({ status: 'signed-in', user: user() });
  });

  test('AUTH-023 shows nothing of somebody whose session has ended', async () => {
    expect(await back({ status: 204 })).toEqual({ status: 'signed-out' });
  });

  test('AUTH-023 shows nothing while the server is away', async () => {
    expect(await back(refusal('unavailable'))).toEqual({ status: 'unreachable' });
  });
});

describe('signing in', () => {
  test('a renewal that was asked for before the sign-in does not undo it', async () => {
    const late = deferred<FakeReply>();
    fakeServer([refreshing(() => late.promise), signingIn()]);
    const alone: Tabs = {
      exclusively: (action) => action(),
      tell: () => {},
      listen: () => () => {},
    };
    const session = new SessionStore(alone);
    session.start();
    await session.signIn(credentials);
    late.resolve({ status: 204 });
    expect(await session.getAccessToken()).toBe('access-token-1');
    expect(session.getSnapshot().status).toBe('signed-in');
  });
});

describe('the access token', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const signedInFor = async (expiresIn: number) => {
    const server = fakeServer([nobody, signingIn(sessionReply({ expiresIn }))]);
    const session = await startedTab();
    await session.signIn(credentials);
    server.now([refreshing({ body: sessionReply({ accessToken: 'renewed' }) })]);
    return session;
  };

  test.each([
    ['shortly before it expires', 600, 569_000],
    ['OPEN-035 after an hour, whatever lifetime it was given', 86_400, 3_599_000],
  ])('is renewed %s', async (_, expiresIn, almost) => {
    const session = await signedInFor(expiresIn);
    jest.advanceTimersByTime(almost);
    expect(await session.getAccessToken()).toBe('access-token-1');
    jest.advanceTimersByTime(1_000);
    expect(await session.getAccessToken()).toBe('renewed');
  });

  test('does not age by a change of the wall clock', async () => {
    const session = await signedInFor(600);
    jest.setSystemTime(Date.now() + 86_400_000);
    expect(await session.getAccessToken()).toBe('access-token-1');
  });

  test('a renewal without a connection fails and keeps the session', async () => {
    const session = await signedInFor(600);
    fakeServer([refreshing(() => Promise.reject(new TypeError('offline')))]);
    await expect(session.getAccessToken({ fresh: true })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: user() });
  });

  test('a renewal counts as fresh for as long as the caller says, and a sign-in does not', async () => {
    const session = await signedInFor(600);
    const { callsTo } = fakeServer([refreshing({ body: sessionReply() })]);
    const ask = () => session.getAccessToken({ fresh: true, within: 30_000 });
    await ask();
    await ask();
    expect(callsTo(refresh)).toHaveLength(1);
    jest.advanceTimersByTime(30_000);
    await ask();
    expect(callsTo(refresh)).toHaveLength(2);
  });

  test('two simultaneous callers share one renewal', async () => {
    const session = await signedInFor(600);
    const { callsTo } = fakeServer([refreshing({ body: sessionReply({ accessToken: 'one' }) })]);
    const both = [session.getAccessToken({ fresh: true }), session.getAccessToken({ fresh: true })];
    expect(await Promise.all(both)).toEqual(['one', 'one']);
    expect(callsTo(refresh)).toHaveLength(1);
  });
});

describe('signing out', () => {
  const listed = [
    'techNominationData',
    'judgeStatus',
    'judgeDashboardStatus',
    'nominationStatus',
    'nominationPageStatus',
    'nominationSummary',
    'lastSelectedCategory',
    'nominationDraft:account-1',
    'consoleViews:account-1:judges',
  ];

  const signedIn = async (...routes: FakeRoute[]) => {
    fakeServer([refreshing({ body: sessionReply() }), ...routes]);
    const session = await startedTab();
    for (const key of [...listed, 'foo']) localStorage.setItem(key, '1');
    return session;
  };

  test('AUTH-016 AUTH-017 clears exactly the listed keys', async () => {
    const session = await signedIn(signingOut());
    await session.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    // The note of a sign-in on this device does not say whose it was.
    expect(Object.keys(localStorage).sort()).toEqual(['foo', signedInHereKey]);
    expect(await session.getAccessToken()).toBeUndefined();
  });

  test('this device is an organiser’s until they sign out or somebody else signs in', async () => {
    const organiser = sessionReply({ user: user({ role: 'admin' }) });
    const mark = () => localStorage.getItem(localKeys.organiser);
    fakeServer([nobody, signingIn(organiser), signingOut()]);
    const session = await startedTab();
    await session.signIn(credentials);
    expect(mark()).not.toBeNull();
    await session.signOut();
    expect(mark()).toBeNull();
    await session.signIn(credentials);
    fakeServer([signingIn()]);
    await session.signIn(credentials);
    expect(mark()).toBeNull();
  });

  test('AUTH-018 a sign-out that fails clears the whole local storage and still ends here', async () => {
    const session = await signedIn(signingOut(refusal('internal')));
    await session.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(localStorage).toHaveLength(0);
  });

  test('a reload after a failed sign-out makes up for it instead of restoring the session', async () => {
    const session = await signedIn(signingOut(refusal('unavailable')));
    await session.signOut();
    const { calls } = fakeServer([refreshing({ body: sessionReply() }), signingOut()]);
    const reloaded = await startedTab();
    expect(reloaded.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/sign-out']);
  });
});

describe('several tabs', () => {
  test('two tabs that restore at the same time both succeed, one after the other', async () => {
    let tokens = 0;
    let running = 0;
    const { callsTo } = fakeServer([
      refreshing(async () => {
        running += 1;
        expect(running).toBe(1);
        await Promise.resolve();
        running -= 1;
        tokens += 1;
        return { body: sessionReply({ accessToken: `token-${tokens}` }) };
      }),
    ]);
    const shared = browser();
    const [one, two] = await Promise.all([startedTab(shared), startedTab(shared)]);
    const states = [one.getSnapshot().status, two.getSnapshot().status];
    expect(states).toEqual(['signed-in', 'signed-in']);
    expect(callsTo(refresh)).toHaveLength(1);
  });

  const pair = async () => {
    fakeServer([nobody, signingIn(), signingOut()]);
    const shared = browser();
    const one = await startedTab(shared);
    const two = await startedTab(shared);
    await one.signIn(credentials);
    return { one, two };
  };

  test('signing in at one tab signs in the others', async () => {
    const { two } = await pair();
    expect(two.getSnapshot()).toEqual({ status: 'signed-in', user: user() });
    expect(await two.getAccessToken()).toBe('access-token-1');
  });

  test('signing out at one tab signs out the others', async () => {
    const { one, two } = await pair();
    await one.signOut();
    expect(two.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  test('a session that has ended is over in all tabs, which know whose it was', async () => {
    const { one, two } = await pair();
    expect(await one.getAccessToken({ fresh: true })).toBeUndefined();
    const ended = { status: 'signed-out', expired: user() };
    expect([one.getSnapshot(), two.getSnapshot()]).toEqual([ended, ended]);
  });
});

describe('signing in with Google', () => {
  const callback = refreshing({ body: sessionReply() });

  /** A popup that stays open until the test closes it; null where the browser blocks it. */
  function popups(popup: { closed: boolean } | null = { closed: false }) {
    const open = jest.spyOn(window, 'open').mockReturnValue(popup as Window | null);
    const leaveFor = jest.spyOn(pageLocation, 'leaveFor').mockImplementation(() => {});
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    return { open, leaveFor, popup };
  }

  const start = (mode: string) => `/api/auth/google/start?mode=${mode}&returnTo=%2F%23account`;

  test('AUTH-010 API-019 opens the popup immediately, and its return signs in all tabs', async () => {
    const window = popups();
    const server = fakeServer([nobody]);
    const shared = browser();
    const [one, two] = [await startedTab(shared), await startedTab(shared)];
    const signingIn = one.signInWithGoogle();
    expect(window.open.mock.calls[0]?.slice(0, 2)).toEqual([start('popup'), 'google-sign-in']);
    server.now([callback]);
    const arrival = await shared.tab().arriveFromGoogle('signed-in');
    await signingIn;
    expect(arrival).toBe('signed-in');
    const here = { status: 'signed-in', user: user() };
    expect([one.getSnapshot(), two.getSnapshot()]).toEqual([here, here]);
    expect(window.leaveFor).not.toHaveBeenCalled();
  });

  test.each([
    ['cancelled', 'The sign-in was not completed.'],
    ['failed', 'Google did not confirm who you are. Try again.'],
    ['unavailable', 'Google sign-in is not available at the moment.'],
  ] as const)('ERR-002 OPEN-034 a sign-in that is %s is told', async (outcome, message) => {
    popups();
    fakeServer([nobody]);
    const shared = browser();
    const session = await startedTab(shared);
    const attempt = session.signInWithGoogle();
    await shared.tab().arriveFromGoogle(outcome);
    await expect(attempt).rejects.toMatchObject({ name: 'ClientError', message });
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  test('a return without a session from the server is a failure', async () => {
    fakeServer([nobody]);
    expect(await browser().tab().arriveFromGoogle('signed-in')).toBe('failed');
  });

  test('a pending sign-out does not end the new session', async () => {
    sessionStorage.setItem('signOutPending', 'yes');
    const { calls } = fakeServer([callback]);
    const session = browser().tab();
    expect(await session.arriveFromGoogle('signed-in')).toBe('signed-in');
    session.start();
    expect(await session.getAccessToken()).toBe('access-token-1');
    expect(calls.map(({ path }) => path)).toEqual([refresh]);
  });

  describe('with a popup that is closed', () => {
    let popup: { closed: boolean };
    beforeEach(() => {
      jest.useFakeTimers();
      popup = { closed: false };
      popups(popup);
    });
    afterEach(() => jest.useRealTimers());

    const closing = async (session: SessionStore) => {
      const attempt = session.signInWithGoogle().then(
        () => 'in',
        ({ message }) => message,
      );
      popup.closed = true;
      await jest.advanceTimersByTimeAsync(3_000);
      return attempt;
    };

    test('ERR-002 it does not hang', async () => {
      fakeServer([nobody]);
      expect(await closing(await startedTab())).toBe('The sign-in was not completed.');
    });

    test('ERR-002 it is noticed immediately when the focus returns to this page', async () => {
      fakeServer([nobody]);
      const attempt = (await startedTab()).signInWithGoogle().catch(({ message }) => message);
      popup.closed = true;
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(500);
      expect(await attempt).toBe('The sign-in was not completed.');
    });

    test('a session that started anyway counts', async () => {
      const server = fakeServer([nobody]);
      const session = await startedTab();
      server.now([callback]);
      expect(await closing(session)).toBe('in');
      expect(session.getSnapshot().status).toBe('signed-in');
    });

    test('a session with a pending sign-out is not restored', async () => {
      const server = fakeServer([callback, signingOut(refusal('unavailable'))]);
      const session = await startedTab();
      await session.signOut();
      server.now([callback]);
      expect(await closing(session)).toBe('The sign-in was not completed.');
      expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    });

    test('one with a cut handle is waited for while this page has no focus', async () => {
      popup.closed = true;
      const server = fakeServer([nobody]);
      jest.spyOn(document, 'hasFocus').mockReturnValue(false);
      const shared = browser();
      const session = await startedTab(shared);
      const attempt = session.signInWithGoogle();
      await jest.advanceTimersByTimeAsync(60_000);
      server.now([callback]);
      await shared.tab().arriveFromGoogle('signed-in');
      await attempt;
      expect(session.getSnapshot().status).toBe('signed-in');
    });
  });

  test('where popups are blocked the page itself leaves, and a returning person can try again', async () => {
    const window_ = popups(null);
    fakeServer([nobody]);
    const attempt = (await startedTab()).signInWithGoogle();
    expect(window_.leaveFor).toHaveBeenCalledWith(start('redirect'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await expect(attempt).rejects.toMatchObject({ message: 'The sign-in was not completed.' });
  });
});

describe('a session that the server has ended', () => {
  test('is over here and in all tabs, and its stored data is removed', async () => {
    fakeServer([refreshing({ body: sessionReply() })]);
    const shared = browser();
    const [one, two] = [await startedTab(shared), await startedTab(shared)];
    localStorage.setItem('nominationStatus', '1');
    one.ended();
    const out = { status: 'signed-out' };
    expect([one.getSnapshot(), two.getSnapshot()]).toEqual([out, out]);
    expect(Object.keys(localStorage)).toEqual([signedInHereKey]);
  });
});
