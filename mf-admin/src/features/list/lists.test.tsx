import type { CallName } from '@meritum/shared/contracts/calls';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer, refusal } from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen, waitFor, within } from '@testing-library/react';
import { AuditPage } from '../../pages/audit/AuditPage';
import { JudgesPage } from '../../pages/judges/JudgesPage';
import { MailPage } from '../../pages/mail/MailPage';
import { NominationsPage } from '../../pages/nominations/NominationsPage';
import { showScreen } from '../../testing/console';
import { auditEntry, consoleJudge, listedMail, listedNomination } from '../../testing/people';

const paged = { total: 120, page: 2, pages: 3 };

interface Case {
  screen: string;
  Page: () => React.JSX.Element;
  /** The address to open, if the list is empty without a filter. */
  start?: string;
  read: CallName;
  /** A reply with these rows. */
  reply(rows: readonly object[]): object;
  row: object;
  /** A text in the row. */
  said: string;
  /** The request if each select has its last option and each search this text. */
  typed: string;
  asked: string;
}

const judges: Case = {
  screen: 'judges',
  Page: JudgesPage,
  read: 'listJudges',
  reply: (rows) => ({ ...paged, rows }),
  row: consoleJudge(),
  said: 'Grace Sample',
  typed: 'grace',
  asked: 'search=grace&state=rejected&answer=no&idle=21&address=awaited&notes=any&sort=name&page=1',
};
const cases: Case[] = [
  judges,
  {
    screen: 'nominations',
    Page: NominationsPage,
    read: 'listNominations',
    reply: (rows) => ({ season: '2026', minimum: 20, ...paged, rows }),
    row: listedNomination(),
    said: 'Ana Maria Lee',
    typed: 'lee',
    asked:
      'search=lee&category=Data+Analytics&status=voided&coverage=enough&document=unseen-text&address=awaited&looked=yes&notes=any&sort=-submitted&page=1',
  },
  {
    screen: 'mail',
    Page: MailPage,
    start: '?template=judge-verified',
    read: 'listMails',
    reply: (mails) => ({ total: 120, mails, templates: ['judge-verified'] }),
    row: listedMail(),
    said: 'ada@example.com',
    typed: 'a@b.example',
    asked: 'state=withdrawn&template=judge-verified&page=1&to=a%40b.example',
  },
  {
    screen: 'audit',
    Page: AuditPage,
    read: 'listAudit',
    reply: (entries) => ({ entries, next: '6' }),
    row: auditEntry(),
    said: 'Not qualified.',
    typed: 'a1',
    asked: 'action=judge.rejected&actor=a1&subject=a1',
  },
];

const asked = { season: '2026', name: 'Season 2026', toAsk: 0, judges: {} };
const state = { entries: 0, head: null, verdict: null, checking: null };

function show({ screen: name, Page, read, reply, row, start = '' }: Case, search = start) {
  const page = showScreen(`/admin/${name}${search}`, <Page />, [
    answer(read, { body: reply([row]) }),
    answer('getAskedJudges', { body: asked }),
    answer('getAuditState', { body: { ...state, actions: ['judge.rejected'] } }),
  ]);
  return { ...page, read: () => page.asked(read) };
}

describe.each(cases)('the list at /admin/$screen', (list) => {
  test('is filtered by its address, which each filter changes (D38)', async () => {
    const { user, address, read, unmount } = show(list);
    await screen.findByText(list.said, { exact: false });
    const filters = within(screen.getByRole('region', { name: /^Filter/ }));
    for (const select of filters.getAllByRole<HTMLSelectElement>('combobox')) {
      await waitFor(() => expect(select.options.length).toBeGreaterThan(1));
      await user.selectOptions(select, select.options[select.options.length - 1]?.value ?? '');
    }
    for (const field of filters.getAllByRole('searchbox'))
      await user.type(field, `${list.typed}{Enter}`);
    await waitFor(() => expect(read().at(-1)).toBe(list.asked));
    const [, filtered = ''] = address().split('?');
    unmount();

    const again = show(list, `?${filtered}`);
    await screen.findByText(list.said, { exact: false });
    expect(again.read()).toEqual([list.asked]);
    expect(screen.getAllByDisplayValue(list.typed)[0]).toBeVisible();
  });

  test('shows what its address filters by also where a filter does not offer it', async () => {
    show(list, '?category=Unheard&template=Unheard&action=Unheard');
    await screen.findByText(list.said, { exact: false });
    const shown = screen.queryAllByDisplayValue('Unheard');
    expect(shown).toHaveLength(list === judges ? 0 : 1);
  });

  test('has pages in its address, and a filter leads back to the first', async () => {
    const { user, address, read } = show(list);
    await user.click(await screen.findByRole('button', { name: /^(Next|Older)$/ }));
    expect(address()).toMatch(/[?&]page=\d$/);
    await waitFor(() => expect(read().at(-1)).toMatch(/(page=3|page=2|cursor=6)$/));
    const [field] = screen.getAllByRole('searchbox');
    await user.type(field as HTMLElement, `${list.typed}{Enter}`);
    expect(address()).not.toContain('page');
  });
});

test('without a filter an empty list says that there is nothing yet', async () => {
  const { server } = show(judges);
  server.now([answer('listJudges', { body: judges.reply([]) })]);
  expect(await screen.findByText('No judges yet')).toBeVisible();
  expect(screen.queryByText(/filters/)).toBeNull();
});

describe('all rows of a list of several pages', () => {
  const rows = Array.from({ length: 120 }, (_, at) =>
    consoleJudge({ id: `j${at}`, name: `J ${at}`, state: at === 3 ? 'waiting' : 'judging' }),
  );
  const page = (number: number) => ({
    ...{ total: 120, page: number, pages: 3 },
    rows: rows.slice((number - 1) * 50, number * 50),
  });
  const byPage = answer('listJudges', ({ search }) => ({ body: page(Number(search.get('page'))) }));
  const showAll = async () => {
    const shown = show(judges, '?state=judging');
    shown.server.now([byPage]);
    await shown.user.click(
      await screen.findByRole('checkbox', { name: 'Select all 50 on this page' }),
    );
    return { ...shown, bar: within(screen.getByRole('region', { name: 'Selected judges' })) };
  };

  test('can be selected after those of the page, and are acted on for one reason; a failure is named', async () => {
    const { user, server, bar, read, sent } = await showAll();
    expect(bar.getByRole('status')).toHaveTextContent('50 judges selected');
    await user.click(bar.getByRole('button', { name: 'Select all 120 judges' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('120 judges selected'));
    expect(bar.queryByRole('button', { name: /^Select all/ })).not.toBeInTheDocument();
    expect(read().slice(-3)).toEqual(
      [1, 2, 3].map((number) => `state=judging&sort=name&page=${number}`),
    );
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('J 50');
    await user.click(bar.getByRole('button', { name: 'Deactivate...' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Deactivate 119 judges?' }));
    expect(dialog.getByText(/^1 selected person is left out/)).toBeVisible();
    fillField(dialog.getByLabelText('Why'), 'Over');
    const message = 'This judge has changed.';
    server.now([
      answer('listAudit', { body: { entries: [auditEntry()], next: null } }),
      answer('deactivateJudge', ({ body }) =>
        JSON.stringify(body).includes('"j7"')
          ? refusal('failed-precondition', { message })
          : { body: {} },
      ),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('118 judges deactivated.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Failures' })).toHaveTextContent(`J 7: ${message}`);
    expect(await screen.findByText(/^Last decision: .*, by Ada Admin, /)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Selected judges' })).not.toBeInTheDocument();
    expect(sent('deactivateJudge')).toEqual(
      rows
        .filter(({ state: is }) => is === 'judging')
        .map(({ id: judgeId, revision }) => ({ judgeId, revision, reason: 'Over' })),
    );
  });

  test('are not selected in part: a page that fails is told, and reading can be stopped', async () => {
    const { user, server, bar } = await showAll();
    server.now([answer('listJudges', refusal('not-found', { message: 'No such season.' }))]);
    await user.click(bar.getByRole('button', { name: 'Select all 120 judges' }));
    await waitFor(() =>
      expect(bar.getByRole('status')).toHaveTextContent(
        '50 judges selected. Could not select all of them: No such season.',
      ),
    );
    const held = deferred<FakeReply>();
    server.now([answer('listJudges', () => held.promise)]);
    await user.click(bar.getByRole('button', { name: 'Select all 120 judges' }));
    expect(bar.getByRole('status')).toHaveTextContent('Selecting 0 of 120 judges …');
    await user.click(bar.getByRole('button', { name: 'Stop' }));
    held.resolve({ body: page(1) });
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent(/^50 judges selected$/));
  });

  test('are acted on until it is stopped; those not tried are counted, stay selected and can be tried again', async () => {
    const { user, server, bar, sent } = await showAll();
    await user.click(bar.getByRole('button', { name: 'Deactivate...' }));
    fillField(screen.getByLabelText('Why'), 'Over');
    const held = deferred<FakeReply>();
    server.now([answer('deactivateJudge', () => held.promise)]);
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    held.resolve({ body: {} });
    expect(await screen.findByText('1 judge deactivated. 48 judges were not tried.')).toBeVisible();
    const left = within(screen.getByRole('region', { name: 'Selected judges' }));
    expect(left.getByRole('status')).toHaveTextContent('48 judges selected');
    server.now([answer('deactivateJudge', { body: {} })]);
    await user.click(screen.getByRole('button', { name: 'Continue with 48 judges' }));
    expect(await screen.findByText('48 judges deactivated.')).toBeVisible();
    const judged = sent('deactivateJudge') as { judgeId: string; reason: string }[];
    expect(new Set(judged.map(({ judgeId }) => judgeId)).size).toBe(49);
    expect(judged.every(({ reason }) => reason === 'Over')).toBe(true);
    expect(screen.queryByRole('region', { name: 'Selected judges' })).toBeNull();
  });

  test('are no longer selected under another filter', async () => {
    const { user, bar } = await showAll();
    await user.click(bar.getByRole('button', { name: 'Select all 120 judges' }));
    await waitFor(() => expect(bar.getByRole('status')).toHaveTextContent('120 judges selected'));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected judges' })).toBeNull(),
    );
  });
});
