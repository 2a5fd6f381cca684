import { ClientError } from '@meritum/shared/client/clientError';
import { deferred } from '@meritum/shared/testing/deferred';
import { answer } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { renderPage } from '@meritum/shared/testing/render';
import { toasts } from '@meritum/shared/ui/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type FormEvent, useState } from 'react';
import { asAdmin, fakeSession } from '../../testing/console';
import { auditEntry } from '../../testing/people';
import { ConsolePage } from '../console/ConsolePage';
import { ConfirmAction } from './ConfirmAction';
import type { Question } from './question';

const question: Question = {
  about: 'judge-1',
  title: 'Deactivate Ada?',
  consequence: <p>Three pending assignments are given to others.</p>,
  confirm: 'Deactivate',
  danger: true,
  reason: { label: 'Why', limit: 500 },
  act: async () => {},
  done: 'Ada was deactivated.',
};

const lastDecision = answer('listAudit', { body: { entries: [auditEntry()], next: null } });
const show = (changed: Partial<Question>) => {
  fakeSession(asAdmin);
  return renderPage(
    <ConfirmAction question={{ ...question, ...changed }}>Deactivate...</ConfirmAction>,
    { fakes: [lastDecision] },
  );
};
const opener = () => screen.getByRole('button', { name: 'Deactivate...' });
const dialog = () => screen.getByRole('dialog', { name: 'Deactivate Ada?' });
const confirm = () => within(dialog()).getByRole('button', { name: 'Deactivate' });
const asks = async (reason: string, changed: Partial<Question> = {}) => {
  const page = show(changed);
  await page.user.click(opener());
  await page.user.click(why());
  await page.user.paste(reason);
  return page;
};
const why = () => within(dialog()).getByLabelText('Why');
const said = () => toasts.getSnapshot().map(({ type, text }) => [type, text]);

test('the dialog shows the consequence and asks for a reason', async () => {
  const reasons: string[] = [];
  const refresh = jest.fn();
  const { user } = show({ act: async (reason) => reasons.push(reason), refresh });
  await user.click(opener());
  expect(within(dialog()).getByText(/^Three pending assignments are given/)).toBeVisible();
  await user.click(confirm());
  expect(within(dialog()).getByText('Enter a reason. It is recorded.')).toBeInTheDocument();
  expect(reasons).toEqual([]);
  expect(why()).toHaveFocus();
  await user.keyboard(' Left the programme ');
  await user.click(confirm());
  await waitFor(() => expect(said()).toContainEqual(['success', 'Ada was deactivated.']));
  expect(reasons).toEqual(['Left the programme']);
  expect(refresh.mock.calls).toEqual([[]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});

/** A page whose button cannot be used again after it acted. */
function Once() {
  const [isDone, setDone] = useState(false);
  const { reason: _, ...asked } = { ...question, act: async () => setDone(true) };
  return <ConsolePage title="Ada">{!isDone && <ConfirmAction question={asked} />}</ConsolePage>;
}

test('the heading takes the focus of a button that disappears with its act', async () => {
  const { user } = renderPage(<Once />, { fakes: [lastDecision] });
  await user.click(opener());
  await user.click(confirm());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ada' })).toHaveFocus());
});

test('a reason that is too long is kept whole and not sent', async () => {
  const act_ = jest.fn(async () => {});
  const reason = { label: 'Why', limit: 4 };
  const { user } = await asks('Left the programme', { act: act_, reason });
  await user.click(confirm());
  expect(why()).toHaveValue('Left the programme');
  expect(within(dialog()).getByText('Use at most 4 characters. This has 18.')).toBeInTheDocument();
  expect(act_).not.toHaveBeenCalled();
});

test('a double click acts once, and the dialog is closed during the call', async () => {
  const held = deferred<void>();
  const act_ = jest.fn(() => held.promise);
  const { user } = await asks('Left', { act: act_ });
  await user.dblClick(confirm());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const busy = screen.getByRole('button', { name: 'One moment...' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  await user.click(busy);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(act_.mock.calls).toEqual([['Left']]);
  await act(async () => held.resolve());
});

test('a refusal is shown and keeps the typed reason', async () => {
  const refused = new ClientError({ code: 'unavailable', message: 'No reply.', status: 0 });
  const { user } = await asks('Left', { act: () => Promise.reject(refused) });
  await user.click(confirm());
  expect(await screen.findByText('No reply.')).toBeInTheDocument();
  expect(why()).toHaveValue('Left');
  expect(confirm()).toBeEnabled();
});

test.each(['already-exists', 'failed-precondition', 'not-found'] as const)(
  "after another organiser's change (%s) the dialog says what changed, who decided last and when, and the page is reloaded",
  async (code) => {
    const message = 'Grace deactivated Ada a minute ago.';
    const refused = new ClientError({ code, message, status: 412 });
    const refresh = jest.fn();
    const { user } = await asks('Left', { act: () => Promise.reject(refused), refresh });
    await user.click(confirm());
    expect(await screen.findByText(message)).toBeInTheDocument();
    const last = /^Last decision: Rejected an applicant, by Ada Admin, /;
    expect(await within(dialog()).findByText(last)).toHaveTextContent('1 September 2025');
    expect(within(dialog()).queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
    expect(refresh.mock.calls).toEqual([[]]);
  },
);

test('confirming does not submit the surrounding form', async () => {
  const submitted = jest.fn((event: FormEvent) => event.preventDefault());
  const { user } = renderPage(
    <form onSubmit={submitted}>
      <ConfirmAction question={question}>Deactivate...</ConfirmAction>
    </form>,
  );
  await user.click(opener());
  fillField(why(), 'Left');
  await user.click(confirm());
  await waitFor(() => expect(said()).toContainEqual(['success', 'Ada was deactivated.']));
  expect(submitted).not.toHaveBeenCalled();
});
