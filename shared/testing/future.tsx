import { session } from '@meritum/shared/auth/session';
import { QueryClient } from '@meritum/shared/query';
import { useRoutes } from '@meritum/shared/router';
import { act, render, screen } from '@testing-library/react';
import { Component, type ReactElement, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import { type CallName, calls } from '../contracts/calls';
import { contract } from '../contracts/calls/contract';
import { nominationStatuses } from '../contracts/nominations';
import type { RemoteRoute } from '../federation/contract';
import { PageNotFound } from '../ui/PageNotFound';
import { answer, user } from './factories';
import { fakeServer } from './fakeServer';
import { inSite } from './render';

/** A value that this release does not know. */
const unknown = 'from the future';

/** Texts in the formats that pages read. */
const texts: Readonly<Record<string, string>> = {
  datetime: '2026-01-14T12:00:00.000Z',
  date: '2026-01-14',
};

/**
 * Which values of lists are unknown: all, or all but those of discriminating fields, which have the
 * first, second ... value that this release knows.
 */
const unknowns = ['all', 0, 2] as const;
type Unknown = (typeof unknowns)[number];
const outer = /state|status|outcome|verdict/i;

interface Def {
  type: string;
  format?: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  items?: z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  out?: z.core.$ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
}

/** A newer server's reply, with values and fields that the schema lacks. */
function futureOf(schema: z.core.$ZodType, which: Unknown, field = ''): unknown {
  const def = schema._zod.def as Def;
  const within = (inner: z.core.$ZodType | undefined) =>
    inner ? futureOf(inner, which, field) : undefined;
  const choices = def.entries ? Object.values(def.entries) : (def.values ?? []);
  switch (def.type) {
    case 'object':
      return {
        ...Object.fromEntries(
          Object.entries(def.shape ?? {}).map(([name, own]) => [name, futureOf(own, which, name)]),
        ),
        fieldFromTheFuture: { unknown: [unknown] },
      };
    case 'array':
      return [within(def.element)];
    case 'tuple':
      return def.items?.map(within);
    case 'record':
      return { [unknown]: within(def.valueType) };
    case 'union':
      return within(def.options?.[0]);
    case 'pipe':
      return within(def.out);
    case 'enum':
    case 'literal':
      if (typeof choices[0] !== 'string') return choices[0];
      return which === 'all' || !outer.test(field) ? unknown : choices[which % choices.length];
    case 'string':
      // The specification makes it a text (API-002).
      if (field === 'status' && which !== 'all')
        return nominationStatuses[which % nominationStatuses.length];
      return texts[def.format ?? ''] ?? 'text';
    case 'number':
    case 'int':
      return 1;
    case 'boolean':
      return which === 'all' || which % 4 < 2;
    default:
      return within(def.innerType);
  }
}

const isSchema = (reply: unknown): reply is z.core.$ZodType =>
  typeof reply === 'object' && reply !== null && '_zod' in reply;

/** A newer server, which answers every call of this release. */
const futureServer = (which: Unknown) =>
  fakeServer(
    (Object.keys(calls) as CallName[]).map((name) => {
      const [status = '204', schema] =
        Object.entries(contract[name].replies).find(([, reply]) => isSchema(reply)) ?? [];
      const body = isSchema(schema) ? futureOf(schema, which) : null;
      return answer(name, { status: Number(status), ...(body !== null && { body }) });
    }),
  );

/** Collects errors that a page throws. */
class Catching extends Component<{ children: ReactNode; thrown: unknown[] }> {
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override state = { hasThrown: false };
  override componentDidCatch(error: unknown) {
    this.props.thrown.push(error);
  }
  override render() {
    return this.state.hasThrown ? null : this.props.children;
  }
}

/** The pages of a remote, each with its address, without the frames around them. */
export const pagesOf = (routes: readonly RemoteRoute[] = [], prefix = ''): PageAt[] =>
  routes.flatMap(({ path, load, children }) => {
    const at = path === '' ? prefix : `${prefix}/${path}`;
    if (children) return pagesOf(children, at);
    return load ? [{ path: at.replace(/:\w+/g, 'text') || '/', route: at || '/', load }] : [];
  });

interface PageAt extends Required<Pick<RemoteRoute, 'path' | 'load'>> {
  /** The address, with names for its variable parts. */
  route: string;
}

const At = ({ route, page }: { route: string; page: ReactElement }) =>
  useRoutes([
    { path: route, element: page },
    { path: '*', element: <PageNotFound /> },
  ]);

/** Lets replies arrive until the page sends no more requests. */
async function untilQuiet(asked: readonly unknown[]): Promise<void> {
  for (let before = -1, quiet = 0; quiet < 5; before = asked.length) {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    quiet = asked.length === before ? quiet + 1 : 0;
  }
}

/**
 * Opens a page of a signed-in organiser on a newer server. Returns what it threw, and whether it
 * shows a heading and has its own title.
 */
async function openInTheFuture({ path, route, load }: PageAt, which: Unknown) {
  const state = { status: 'signed-in', user: user({ role: 'admin' }) } as const;
  jest.spyOn(session, 'start').mockImplementation(() => {});
  jest.spyOn(session, 'getSnapshot').mockReturnValue(state);
  jest.spyOn(session, 'getAccessToken').mockResolvedValue('token');
  // React reports each thrown error on the console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const server = futureServer(which);
  const clients = jest.spyOn(QueryClient.prototype, 'mount');
  const thrown: unknown[] = [];
  document.title = '';
  const Page = await load();
  const { unmount } = render(
    inSite(
      path,
      <Catching thrown={thrown}>
        <At route={route} page={<Page />} />
      </Catching>,
    ),
  );
  await untilQuiet(server.calls);
  const shown = screen.queryAllByRole('heading').length > 0 && document.title !== '';
  unmount();
  // Replies of one server must not show on the next.
  for (const client of clients.mock.contexts) client.clear();
  localStorage.clear();
  return { thrown: thrown.map(String), shown };
}

/** Tests that these pages survive a newer server. */
export const testInTheFuture = (pages: readonly PageAt[]) =>
  test.each(pages.flatMap((page) => unknowns.map((which) => ({ ...page, which }))))(
    'the page "$path" survives a newer server (unknown values: $which)',
    async ({ which, ...page }) => {
      expect(await openInTheFuture(page, which)).toEqual({ thrown: [], shown: true });
    },
  );
