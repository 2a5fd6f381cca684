import { type SessionState, session } from '@meritum/shared/auth/session';
import { type CallName, calls } from '@meritum/shared/contracts/calls';
import type { SystemReply } from '@meritum/shared/contracts/system';
import { unsent } from '@meritum/shared/forms/unsent';
import { defaultSeasons } from '@meritum/shared/programme/seasons';
import type { RouteObject } from '@meritum/shared/router';
import { answer, factorsReply, user } from '@meritum/shared/testing/factories';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { renderPage } from '@meritum/shared/testing/render';
import { textsOf } from '@meritum/shared/testing/shown';
import { toasts } from '@meritum/shared/ui/toasts';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ConsoleFrame } from '../features/frame/ConsoleFrame';

export const organiser = user({ role: 'admin', email: 'organiser@example.com' });
export const asAdmin: SessionState = { status: 'signed-in', user: organiser };

/** The factors of an organiser with an authenticator app. */
const guarded = answer('getFactors', {
  body: factorsReply({
    totp: { addedAt: '2026-08-04T09:00:00.000Z', lastUsedAt: null, disabled: false },
    recoveryCodesLeft: 10,
  }),
});

/** The seasons in the season switcher. */
const seasons = answer('listSeasons', { body: { seasons: defaultSeasons.toReversed() } });

/** No decision is waiting. */
const decided = answer('listOpenDecisions', { body: { decisions: [] } });

/** No contests. */
const uncontested = answer('listResults', { body: { contests: [] } });

/** No notes, shared filters or activity. */
const quiet = [
  answer('listNotes', { body: { notes: [], mayAdd: true } }),
  answer('listTags', { body: { tags: [] } }),
  answer('listFilters', { body: { filters: [] } }),
  answer('getActivity', { body: { since: '2026-08-04T09:00:00.000Z', lines: [] } }),
];

/** A system without problems. */
export const system: SystemReply = {
  mails: { waiting: 0, perMinute: 120, oldestQueuedAt: null, reason: null, givenUp: 0 },
  database: { milliseconds: 3 },
  documents: { storedBytes: 52_428_800, spareBytes: 10_485_760, spareLimitBytes: 8_589_934_592 },
  failingJobs: [],
  peopleAtOneAddress: 1,
  registration: { lastHour: 4, isUnusual: false, pausedUntil: null, pauses: 0 },
};

/** No mail waits. */
const mailed = [
  answer('getSystem', { body: system }),
  answer('listMessageTemplates', { body: { templates: [] } }),
  answer('listPlannedMessages', { body: { messages: [] } }),
  answer('listMails', { body: { mails: [], total: 0, templates: [] } }),
];

/** A session whose state the test sets; signing out ends it. */
export function fakeSession(first: SessionState, check = async () => 'token') {
  let state = first;
  const listeners = new Set<() => void>();
  const become = (next: SessionState) => {
    state = next;
    for (const tell of listeners) tell();
  };
  jest.spyOn(session, 'start').mockImplementation(() => {});
  jest.spyOn(session, 'getSnapshot').mockImplementation(() => state);
  jest.spyOn(session, 'subscribe').mockImplementation((listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  });
  const getAccessToken = jest.spyOn(session, 'getAccessToken').mockImplementation(check);
  const signOut = jest
    .spyOn(session, 'signOut')
    .mockImplementation(async () => become({ status: 'signed-out' }));
  return { become, signOut, getAccessToken };
}

/** Unsent text is forgotten with the session. */
afterEach(() => {
  fakeSession({ status: 'signed-out' });
  unsent.read('anything');
});

interface Options {
  /** The session at first; an organiser's by default. */
  as?: SessionState;
  /** The address to open. */
  path?: string;
  /** The available routes. */
  screens: RouteObject[];
  fakes?: readonly FakeRoute[];
  /** Renews the token. */
  check?: () => Promise<string>;
}

/** Shows screens inside the console's frame; returns test actions and the requests. */
export function showConsole({
  as = asAdmin,
  path = '/admin',
  screens,
  fakes = [],
  check,
}: Options) {
  const faked = fakeSession(as, check);
  const page = renderPage(<p>Elsewhere</p>, {
    path,
    routes: [{ element: <ConsoleFrame />, children: screens }],
    fakes: [guarded, seasons, ...fakes, decided, uncontested, ...quiet, ...mailed],
  });
  const { user: person, server } = page;
  const press = async (name: string | RegExp) =>
    person.click(await screen.findByRole('button', { name }));
  return {
    ...page,
    ...faked,
    press,
    /** Chooses an action in a row's menu. */
    async choose(row: string, action: string) {
      await press(`Actions for ${row}`);
      await person.click(await screen.findByRole('menuitem', { name: action }));
    },
    /** Gives a reason, if asked, and confirms. */
    async confirm(name: string, reason = '') {
      const dialog = within(await screen.findByRole('dialog'));
      if (reason) fillField(dialog.getByRole('textbox'), reason);
      await person.click(dialog.getByRole('button', { name }));
    },
    /** The requests to a call. */
    sent: (name: CallName) =>
      server.callsTo(calls[name].path).flatMap(({ body }) => (body === undefined ? [] : [body])),
    asked: (name: CallName) => server.callsTo(calls[name].path).map(({ search }) => String(search)),
  };
}

/** Shows one screen in the console's frame, by default the address's own route. */
export const showScreen = (
  address: string,
  element: ReactNode,
  fakes: readonly FakeRoute[] = [],
  path = address.split('?')[0] ?? '',
) => showConsole({ path: address, screens: [{ path, element }], fakes });

/** The texts of the toasts. */
export const said = () => toasts.getSnapshot().map(({ text }) => text);

/** The value of a fact. */
export const factOf = async (label: string) =>
  (await screen.findByText(label)).nextSibling?.textContent;

/** Texts and addresses of links. */
export const linksOf = (elements: readonly Element[]) =>
  elements.map((link) => [link.textContent, link.getAttribute('href')]);

/** The texts of a table's cells, row by row without headings; works for a folded one. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name, hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1)
    .map((row) => textsOf([...row.children]));
