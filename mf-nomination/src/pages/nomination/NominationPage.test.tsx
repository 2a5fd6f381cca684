import { deferred } from '@meritum/shared/testing/deferred';
import {
  answer,
  nominationStatus,
  refusal,
  submittedNomination,
  user,
} from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { hrefOf } from '@meritum/shared/testing/shown';
import { toasts } from '@meritum/shared/ui/toasts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { formShown, openPortal, statusIs, visitPortal } from '../../testing/portal';

const statusPath = '/api/nominations/status';
const statusPanel = () => screen.findByRole('region', { name: 'Nomination status' });
const summary = () => screen.findByRole('region', { name: 'Your nomination' });
const header = () => screen.getByRole('heading', { level: 1 }).closest('header');
const lastToast = () => {
  const { type, title, text } = toasts.getSnapshot().at(-1) ?? {};
  return [type, title, text];
};

test('NOM-001 NOM-002 NOM-004 AUTH-015 loading shows its text, title and heading only', async () => {
  const reply = deferred<FakeReply>();
  visitPortal([answer('refreshSession', () => reply.promise)]);
  expect(screen.getByText('Loading nomination portal...')).toBeVisible();
  expect(document.title).toBe('Submit Nomination - Tech Excellence - Meritum Awards');
  expect(screen.getByRole('heading', { level: 1, name: 'Nomination Portal' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Submit Your Nomination' })).toBeNull();
  await act(async () => reply.resolve({ status: 204 }));
  expect(screen.queryByText('Loading nomination portal...')).toBeNull();
});

test('NOM-005 to NOM-009, AUTH-002 a visitor reads who can be nominated and what winners receive, and is asked to sign in', async () => {
  visitPortal();
  const info = await screen.findByRole('region', { name: 'Submit Your Nomination' });
  expect(info).toHaveTextContent('within the last 24 months');
  expect(info).toHaveTextContent(/LinkedIn profile.*verification/);
  expect(info).toHaveTextContent('Supporting documents or links');
  expect(screen.getByRole('heading', { level: 1, name: 'Nomination Portal' })).toBeVisible();
  expect(header()).not.toHaveClass('compact');
  const items = within(info).getAllByRole('listitem');
  expect(items).toHaveLength(7);
  expect(items[0]).toHaveTextContent('A digital certificate stating the award level');
  expect(hrefOf(/Sign in or create an account/, within(info))).toBe('#account');
  expect(screen.getByRole('region', { name: 'Account' })).toHaveAttribute('id', 'account');
  expect(screen.getByRole('heading', { name: 'Sign in to nominate' })).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Nomination' })).toBeNull();
});

describe('the status', () => {
  test('NOM-003 OPEN-043 API-002 is asked for without a payload, so that the season decides the category; the panel shows it and the navigation', async () => {
    const { server } = await openPortal();
    expect(await screen.findByText('Nominator')).toBeVisible();
    // The form is on the first screen.
    expect(header()).toHaveClass('compact');
    expect([...(server.callsTo(statusPath)[0]?.search ?? ['none'])]).toEqual([]);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Nomination Guidelines', '/nomination-guidelines'],
      ['Timeline', '/timeline'],
      ['FAQs', '/faqs'],
    ]);
  });

  test('NOM-004 is loading until it has come', async () => {
    const reply = deferred<FakeReply>();
    await openPortal({ fakes: [answer('getTechNominationStatus', () => reply.promise)] });
    expect(screen.getByText('Loading nomination portal...')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Nomination' })).toBeNull();
    await act(async () => reply.resolve({ body: { data: nominationStatus() } }));
    expect(await formShown()).toBeVisible();
    expect(screen.queryByText('Loading nomination portal...')).toBeNull();
  });

  test('NOM-010 NOM-012 NOM-013 NOM-017 of a nomination under review', async () => {
    await openPortal({ fakes: [statusIs(submittedNomination())] });
    const panel = within(await statusPanel());
    expect(panel.getByText('Current Status').nextElementSibling).toHaveTextContent('Under review');
    expect(
      panel.getAllByRole('listitem').map((step) => [step.textContent, step.ariaCurrent]),
    ).toEqual([
      [expect.stringMatching(/^Submission \(Completed\)/), null],
      [expect.stringMatching(/2?Review \(Current step\)/), 'step'],
    ]);
    expect(panel.getByText(/^Your nomination is successfully received/)).toBeVisible();
  });

  test('NOM-014 NOM-015 CACHE-002 Refresh refetches a cached status', async () => {
    const { server, user: person } = await openPortal();
    const reply = deferred<FakeReply>();
    await formShown();
    server.now([answer('getTechNominationStatus', () => reply.promise)]);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(screen.getByRole('button', { name: 'Refreshing...' })).toBeVisible();
    expect(localStorage.getItem('techNominationData')).toBeNull();
    await act(async () => reply.resolve({ body: { data: submittedNomination() } }));
    expect(await summary()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('techNominationData') ?? '{}').data.status).toBe(
      'UNDER_REVIEW',
    );
  });

  test('NOM-038 is refetched on the event refreshNominationData', async () => {
    const { server } = await openPortal();
    await formShown();
    server.now([statusIs(submittedNomination())]);
    window.dispatchEvent(new Event('refreshNominationData'));
    expect(await summary()).toBeVisible();
    expect(server.callsTo(statusPath)).toHaveLength(2);
  });

  test("CACHE-001 CACHE-006 D44 it is not refetched within five minutes, and another account's is never shown", async () => {
    const first = await openPortal({ fakes: [statusIs(submittedNomination())] });
    await summary();
    first.unmount();
    const again = await openPortal();
    await summary();
    expect(again.server.callsTo(statusPath)).toHaveLength(0);
    again.unmount();
    const ben = user({ uid: 'account-2', email: 'ben@example.com', displayName: 'Ben' });
    const { server } = await openPortal({ account: ben });
    await formShown();
    expect(screen.queryByText('Head of Research')).toBeNull();
    expect(server.callsTo(statusPath)).toHaveLength(1);
  });

  test('ERR-008 a failed refresh says so and keeps the status', async () => {
    const { server, user: person } = await openPortal({ fakes: [statusIs(submittedNomination())] });
    await summary();
    server.now([answer('getTechNominationStatus', refusal('internal'))]);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() =>
      expect(lastToast()).toEqual(['error', 'Error', 'Failed to load Tech nomination status.']),
    );
    expect(within(await statusPanel()).getByText('Under review')).toBeVisible();
    expect(await summary()).toBeVisible();
  });

  test('ERR-008 a failed first load says so and can be retried', async () => {
    const { server, user: person } = await openPortal({
      fakes: [answer('getTechNominationStatus', refusal('internal'))],
    });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Error');
    expect(notice).toHaveTextContent('Failed to load Tech nomination status.');
    server.now([statusIs(nominationStatus())]);
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await formShown()).toBeVisible();
  });
});

describe('the summary', () => {
  test('NOM-021 NOM-023 NOM-024 NOM-025 shows the five values of a nomination under review, and has its own refresh', async () => {
    const bare = statusIs(submittedNomination({ fullName: 'Not provided', organization: '' }));
    const { server, user: person } = await openPortal({ fakes: [bare] });
    const rows = within(await summary());
    expect(
      rows.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
    ).toEqual([
      ['Full Name', 'Not provided'],
      ['Email', 'ana.lee@example.com'],
      ['Designation', 'Head of Research'],
      ['Organization', 'Not provided'],
      ['LinkedIn URL', 'https://www.linkedin.com/in/ana-lee-example (opens in a new tab)'],
    ]);
    expect(screen.queryByRole('form', { name: 'Nomination' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Refresh the summary' }));
    await waitFor(() => expect(server.callsTo(statusPath)).toHaveLength(2));
  });

  test('JUD-056 shows links that judges could not open', async () => {
    const reportedLinks = ['https://drive.test/locked'];
    await openPortal({ fakes: [statusIs(submittedNomination({ reportedLinks }))] });
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent('Judges could not open a link of yourshttps://drive.test');
  });

  test('shows the document’s scan status', async () => {
    const document = { name: 'evidence.pdf', scan: 'infected' as const };
    await openPortal({ fakes: [statusIs(submittedNomination({ document }))] });
    const rows = within(await summary());
    const row = rows.getByText('Supporting document');
    expect(row.nextSibling?.textContent).toBe(
      'evidence.pdfThe virus scan found something harmful in this file, so judges do not get it. Choose another file while you can.',
    );
  });
});
