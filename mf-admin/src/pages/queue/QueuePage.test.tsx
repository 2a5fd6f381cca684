import type { Application, ApplicationOutcome } from '@meritum/shared/contracts/applications';
import { answer } from '@meritum/shared/testing/factories';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { fillField } from '@meritum/shared/testing/fillField';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowsOf, showScreen } from '../../testing/console';
import { application } from '../../testing/people';
import { QueuePage } from './QueuePage';

const names = ['Ada', 'Bea', 'Cleo'];
const three = names.map((name, at) =>
  application({ id: `judge-${at + 1}`, name: `${name} Sample`, email: `${name}@works.example` }),
);

interface Sent {
  decision?: string;
  reason?: string;
  applications: { judgeId: string; revision: number }[];
}

/** Applicants about whom the server has decided. */
const decided = new Set<string>();

/** A server that accepts all decisions except those in `refuses`, by their messages. */
function deciding(refuses: Record<string, string> = {}): FakeRoute[] {
  const outcomes =
    (undoable: boolean): FakeRoute['reply'] =>
    ({ body }) => ({
      body: {
        outcomes: (body as Sent).applications.map(({ judgeId, revision }): ApplicationOutcome => {
          const message = refuses[judgeId] ?? '';
          const done = message === '';
          if (done && undoable) decided.add(judgeId);
          else decided.delete(judgeId);
          return {
            judgeId,
            done,
            revision: done ? revision + 1 : null,
            undoable: undoable && done,
            message,
          };
        }),
      },
    });
  return [answer('decideApplications', outcomes(true)), answer('undoDecisions', outcomes(false))];
}

async function showQueue(rows: readonly Application[] = three, fakes = deciding(), search = '') {
  decided.clear();
  const page = showScreen(`/admin/queue${search}`, <QueuePage />, [
    answer('listApplications', () => ({
      body: { rows: rows.filter(({ id }) => !decided.has(id)) },
    })),
    ...fakes,
  ]);
  await screen.findByRole('table', { name: 'Applications' });
  return page;
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
const listed = () => rowsOf('Applications').map(([, text]) => text?.slice(0, 4).trim());
const shown = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent;

test('one application is shown in full, with what to look at before deciding', async () => {
  const other = { id: 'judge-9', name: 'Ada S.', email: 'a@b.example' } as const;
  await showQueue([
    application({
      emailConfirmed: false,
      sharesEmployer: true,
      conflicts: 4,
      nominatesIn: ['AI'],
      duplicates: [{ ...other, state: 'rejected', same: ['mailbox', 'name'] }],
      namesEmployer: false,
      mailbox: 'free',
      possibleColleagues: [
        {
          ...{ id: 'nomination-4', name: 'Ana Lee', organization: 'Works (UK)' },
          ...{ same: 'domain-name', hasConflict: false },
        },
      ],
    }),
  ]);
  const marks = [
    'Possible duplicate',
    'Address not confirmed',
    'Same employer as yours',
    'Names no employer',
    'Address of a mail provider',
    'Possibly the same employer',
    'Has a nomination of their own',
  ];
  expect(rowsOf('Applications')).toEqual([['', `Ada SampleExample Labs${marks.join('')}`]]);
  expect(hrefOf(/linkedin\.com/)).toBe('https://www.linkedin.com/in/ada-sample');
  const reasons = within(screen.getByRole('list', { name: 'Reasons to judge' }));
  expect(textsOf(reasons.getAllByRole('listitem'))).toEqual(['One', 'Two', 'Three']);
  expect(hrefOf('Ada S.')).toBe('/admin/judges/judge-9');
  expect(screen.getByText(/has the same mailbox, name and organization/)).toBeInTheDocument();
  expect(screen.getByText('They are given no nomination in AI.')).toBeInTheDocument();
  expect(hrefOf('Ana Lee')).toBe('/admin/nominations/nomination-4');
});

test('keys move, accept and undo, on arrival and while the list has the focus, and announce the result', async () => {
  const { user, sent } = await showQueue();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Queue' })).toHaveFocus());
  await user.keyboard('j');
  expect(shown()).toBe('Bea Sample');
  await user.click(row('Ada'));
  // With Caps Lock, and on a Russian layout.
  await user.keyboard('jJ');
  fireEvent.keyDown(row('Cleo'), { key: 'л', code: 'KeyK' });
  expect([shown(), document.activeElement]).toEqual(['Bea Sample', row('Bea')]);
  await user.keyboard('v');
  await waitFor(() =>
    expect(sent('decideApplications')).toEqual([
      {
        decision: 'verified',
        reason: 'Verified by admin',
        applications: [{ judgeId: 'judge-2', revision: 1 }],
      },
    ]),
  );
  expect([listed(), shown()]).toEqual([['Ada', 'Cleo'], 'Cleo Sample']);
  expect(row('Cleo')).toHaveFocus();
  expect(await screen.findByText('Bea Sample accepted.')).toBeInTheDocument();
  await screen.findByText(/Bea Sample accepted\. Email in \d+ s\./);
  await user.keyboard('u');
  await waitFor(() =>
    expect(sent('undoDecisions')).toEqual([
      { applications: [{ judgeId: 'judge-2', revision: 2 }] },
    ]),
  );
  expect(await screen.findByText('Undone: Bea Sample accepted.')).toBeInTheDocument();
});

test('a rejection asks for a reason each time', async () => {
  const { user, sent } = await showQueue();
  await user.click(row('Ada'));
  await user.keyboard('x');
  const dialog = await screen.findByRole('dialog', { name: 'Reject Ada Sample?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(within(dialog).getByText('Enter a reason. It is recorded.')).toBeInTheDocument();
  await user.keyboard('vx');
  await user.selectOptions(
    within(dialog).getByLabelText('Common reasons'),
    'The person has applied twice.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(shown()).toBe('Bea Sample'));
  const reason = 'The person has applied twice.';
  await waitFor(() =>
    expect(sent('decideApplications')).toMatchObject([{ decision: 'rejected', reason }]),
  );
  await user.keyboard('x');
  const next = await screen.findByRole('dialog', { name: 'Reject Bea Sample?' });
  expect(within(next).getByLabelText('Reason')).toHaveValue('');
});

test('a typed reason is there again after the dialog was closed, and after a request that failed (FORM-003)', async () => {
  const failing = answer('decideApplications', { status: 500, body: {} });
  const { user, server } = await showQueue(three, [failing]);
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    return within(await screen.findByRole('dialog', { name: 'Reject Ada Sample?' }));
  };
  fillField((await ask()).getByLabelText('Reason'), 'No such employer.');
  await user.keyboard('{Escape}');
  const dialog = await ask();
  expect(dialog.getByLabelText('Reason')).toHaveValue('No such employer.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('1 failure, see below')).toBeInTheDocument();
  expect(screen.getByText('Next: Bea Sample.')).toBeInTheDocument();
  expect(listed()).toEqual(['Ada', 'Bea', 'Cleo']);
  await user.click(row('Ada'));
  const again = await ask();
  expect(again.getByLabelText('Reason')).toHaveValue('No such employer.');
  server.now(deciding());
  await user.click(again.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText(/^Ada Sample rejected\. Email in/)).toBeInTheDocument();
});

test('several are decided in one request, after a sum of their remarks, which says which were not and why', async () => {
  const message = 'Lea Lead has already decided: the application of Bea Sample was rejected.';
  const rows = three.map((one) => ({ ...one, emailConfirmed: one.id === 'judge-1' }));
  const { user, asked, sent, confirm } = await showQueue(rows, deciding({ 'judge-2': message }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all 3 on this page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Cleo Sample' }));
  await user.click(screen.getByRole('button', { name: 'Accept...' }));
  const remarks = screen.getByRole('list', { name: 'Remarks' });
  expect(textsOf(within(remarks).getAllByRole('listitem'))).toEqual([
    '1 of 2: Address not confirmed',
  ]);
  await confirm('Accept');
  expect(await screen.findByRole('list', { name: 'Failures' })).toHaveTextContent(message);
  expect(sent('decideApplications')).toMatchObject([{ applications: [{}, {}] }]);
  await waitFor(() => expect(asked('listApplications')).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Undo: 2 applications accepted' }));
  await waitFor(() =>
    expect(sent('undoDecisions')).toEqual([
      { applications: [{ judgeId: 'judge-1', revision: 2 }] },
    ]),
  );
});

test('after ten seconds undoing is no longer offered (FORM-008)', async () => {
  const { user } = await showQueue();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await screen.findByText('Ada Sample accepted. Email in 10 s.');
  const start = Date.now();
  jest.useFakeTimers({ now: start + 8_000, doNotFake: ['setInterval', 'setTimeout'] });
  expect(await screen.findByText(/Email in [12] s\./)).toBeInTheDocument();
  jest.setSystemTime(start + 11_000);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument(),
  );
  jest.useRealTimers();
});

test('the list is searched, also without accents, and filtered by remarks', async () => {
  const { user, server } = await showQueue(
    [
      application({ name: 'Zoë Sample' }),
      application({ id: 'judge-2', name: 'Bea Sample', emailConfirmed: false }),
    ],
    [],
    '?search=zoe',
  );
  expect(listed()).toEqual(['Zoë']);
  await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
  await waitFor(() => expect(listed()).toEqual(['Zoë', 'Bea']));
  await user.selectOptions(screen.getByLabelText('Remarks'), 'some');
  expect(listed()).toEqual(['Bea']);
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'zoe');
  expect(await screen.findByText('No applications match these filters')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  server.now([answer('listApplications', { body: { rows: [] } })]);
  await user.selectOptions(screen.getByLabelText('State'), 'rejected');
  await user.selectOptions(screen.getByLabelText('State'), 'waiting');
  expect(await screen.findByText('No applications to decide')).toBeVisible();
});

test('the own application is shown without a decision', async () => {
  const { user, sent } = await showQueue([application({ mayDecide: false })]);
  await user.click(row('Ada'));
  await user.keyboard('vxs');
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  expect(await screen.findByText('1 application selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept...' })).not.toBeInTheDocument();
  expect(sent('decideApplications')).toEqual([]);
});
