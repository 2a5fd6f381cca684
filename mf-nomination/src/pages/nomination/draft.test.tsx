import type { SavedDraft } from '@meritum/shared/contracts/drafts';
import {
  answer,
  documentReply,
  nominationForm,
  refusal,
  savedDraft,
  season,
  submittedNomination,
  user,
} from '@meritum/shared/testing/factories';
import type { FakeReply } from '@meritum/shared/testing/fakeServer';
import { act, screen, waitFor, within } from '@testing-library/react';
import { draftsAreSaved, fillIn, openForm, submitButton, submitForm } from '../../testing/portal';

const key = 'nominationDraft:account-1';
const restored = 'Restored what you typed earlier';
const essay = () => screen.getByLabelText('Essay');
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null');
const writeOut = () => window.dispatchEvent(new Event('pagehide'));

afterEach(() => jest.useRealTimers());
describe('a draft', () => {
  test('survives a reload, with a quiet note', async () => {
    const { user: person, unmount } = await openForm();
    await person.type(essay(), 'a few words');
    await person.click(screen.getByRole('checkbox'));
    writeOut();
    unmount();
    await openForm();
    expect(essay()).toHaveValue('a few words');
    expect(screen.getByText('3/500 words')).toBeVisible();
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByText(restored)).toBeVisible();
  });

  test('keeps the reply to a finished upload and the key of the form', async () => {
    const { user: person, unmount } = await openForm();
    await person.upload(
      screen.getByLabelText(/^Supporting document/),
      new File(['%PDF'], 'evidence.pdf'),
    );
    await screen.findByText(/Uploaded/);
    unmount();
    const before = stored();
    expect(before.document).toEqual(documentReply());
    const { user: again, server } = await openForm();
    expect(screen.getByText('evidence.pdf')).toBeVisible();
    await fillIn(again);
    await again.click(submitButton());
    await waitFor(() => expect(server.callsTo('/api/nominations')).toHaveLength(1));
    const { headers, body } = server.callsTo('/api/nominations')[0] ?? {};
    expect(headers?.get('idempotency-key')).toBe(before.idempotencyKey);
    expect(body).toMatchObject({ supportingDocUrl: documentReply().url });
  });

  test('is submitted for the season in which it was written, until the server refuses that', async () => {
    const { user: person, unmount } = await openForm();
    await fillIn(person);
    writeOut();
    unmount();
    const next = { season: '2026', name: 'Season 2026', category: 'AI', closesAt: null };
    const draft = savedDraft(stored());
    const { user: again, server } = await openForm(
      answer('getNominationDraft', { body: { draft } }),
      answer('getSeason', { body: { data: { ...season(), nominations: next } } }),
      answer('submitTechNomination', refusal('failed-precondition')),
    );
    for (const sent of [1, 2]) {
      await again.click(submitButton());
      await waitFor(() => expect(server.callsTo('/api/nominations')).toHaveLength(sent));
      await screen.findByText('The server says: failed-precondition.');
    }
    const asked = server.callsTo('/api/nominations').map(({ search }) => String(search));
    expect(asked).toEqual(['season=2025&category=Technology', '']);
  });

  test('stays when the submission fails, and is gone once it was sent', async () => {
    const { unmount } = await submitForm(answer('submitTechNomination', refusal('internal')));
    await screen.findByRole('button', { name: 'Try again' });
    unmount();
    const { user: person } = await openForm();
    expect(screen.getByLabelText('Organization')).toHaveValue('Example Labs');
    await person.click(submitButton());
    await screen.findByRole('heading', { name: 'Your nomination' });
    writeOut();
    expect(stored()).toBeNull();
  });
});

describe('a session that expires while the form is edited', () => {
  async function endSession() {
    const page = await submitForm(
      answer('submitTechNomination', refusal('unauthenticated')),
      answer('refreshSession', { status: 204 }),
    );
    await screen.findByText('Your session has ended');
    return page;
  }

  test('leaves the filled form, the panel asks to sign in, and then it continues', async () => {
    const { user: person, server } = await endSession();
    expect(essay()).toHaveValue('We made a hard thing simple, and measured it.');
    expect(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    const panel = screen.getByRole('form', { name: 'Sign in' });
    expect(panel.querySelector('[name=email]')).toHaveValue('ana.lee@example.com');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved on this device')).toBeVisible();
    await person.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    await waitFor(() => expect(screen.queryByText('Your session has ended')).toBeNull());
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect(screen.queryByText(/An error occurred while submitting/)).toBeNull();
    expect(essay()).toHaveValue('We made a hard thing simple, and measured it.');
    server.now([
      answer('submitTechNomination', { status: 201, body: { data: { nominationId: 'n' } } }),
    ]);
    await person.click(submitButton());
    expect(await screen.findByRole('heading', { name: 'Your nomination' })).toBeVisible();
  });

  test('continues where the person is after a second step, also one that is begun again', async () => {
    const { user: person, server } = await endSession();
    server.now([
      answer('signIn', { body: { secondStep: 'required' } }),
      answer('startSecondStep', { body: { methods: ['totp'] } }),
    ]);
    await person.click(screen.getByRole('button', { name: 'Sign in again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    for (const _ of [1, 2]) {
      await person.type(dialog.getByLabelText('Password'), 'secret1{Enter}');
      expect(await dialog.findByLabelText('Code')).toBeVisible();
      expect(essay()).toHaveValue('We made a hard thing simple, and measured it.');
      await person.click(dialog.getByRole('button', { name: 'Sign in another way' }));
    }
    expect(dialog.getByLabelText('Email')).toHaveValue('ana.lee@example.com');
    expect(essay()).toHaveValue('We made a hard thing simple, and measured it.');
  });

  test('shows nothing of it to another person who signs in', async () => {
    const { user: person, server } = await endSession();
    const ben = user({ uid: 'account-2', email: 'ben@example.com', displayName: 'Ben' });
    server.now([answer('signIn', { body: { accessToken: 't', expiresIn: 600, user: ben } })]);
    await person.type(screen.getByLabelText('Password'), 'secret1{Enter}');
    expect(await screen.findByDisplayValue('Ben')).toBeVisible();
    expect(essay()).toHaveValue('');
  });
});

test('a lost connection is shown, and nothing is lost', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get');
  const { user: person } = await openForm();
  await fillIn(person);
  connection.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You are offline')).toBeVisible();
  connection.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText('You are offline')).toBeNull();
  await person.click(submitButton());
  expect(await screen.findByRole('heading', { name: 'Your nomination' })).toBeVisible();
});

describe('a draft on the server', () => {
  const getting = (draft: SavedDraft | null) => answer('getNominationDraft', { body: { draft } });
  const there = (essay: string, changed: Partial<SavedDraft> = {}) =>
    savedDraft({ values: { ...nominationForm(), essay } }, { revision: 4, ...changed });
  const saves = (server: { callsTo(path: string): { method: string; body: unknown }[] }) =>
    server.callsTo('/api/nominations/draft').filter(({ method }) => method === 'POST');

  test('opens on another device, including its document', async () => {
    await openForm(getting(there('Of the other device', { document: documentReply() })));
    expect(essay()).toHaveValue('Of the other device');
    expect(screen.getByText('evidence.pdf')).toBeVisible();
    expect(screen.getByText(restored)).toBeVisible();
  });

  test('is saved shortly after typing, and says so', async () => {
    jest.useFakeTimers();
    const { user: person, server } = await openForm();
    expect(screen.getByText('Saved automatically as you type')).toBeVisible();
    await person.type(essay(), 'a few words');
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(saves(server).map(({ body }) => body)).toMatchObject([
      { values: { essay: 'a few words' }, documentId: null, revision: 0 },
    ]);
    expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  });

  test('has also what was typed just before the page is left', async () => {
    const { user: person, server, unmount } = await openForm();
    await person.type(essay(), 'the last words');
    unmount();
    await waitFor(() =>
      expect(saves(server).at(-1)?.body).toMatchObject({ values: { essay: 'the last words' } }),
    );
  });

  test('is not saved while the nomination is submitted, but again after a failure', async () => {
    jest.useFakeTimers();
    const late = () =>
      new Promise<FakeReply>((resolve) => setTimeout(() => resolve(refusal('internal')), 5_000));
    const { user: person, server } = await openForm(answer('submitTechNomination', late));
    await fillIn(person);
    const before = saves(server).length;
    await person.click(submitButton());
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(saves(server)).toHaveLength(before);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(saves(server)).toHaveLength(before + 1);
  });

  test('is saved as soon as the server is back', async () => {
    jest.useFakeTimers();
    const away = answer('saveNominationDraft', refusal('unavailable'));
    const { user: person, server } = await openForm(away);
    await person.type(essay(), 'a few words');
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByText('Saved on this device. Trying again...')).toBeVisible();
    server.now([draftsAreSaved]);
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  });

  test('that a network on the way refuses is said to be blocked by it', async () => {
    jest.useFakeTimers();
    const { user: person } = await openForm(answer('saveNominationDraft', { status: 403 }));
    await person.type(essay(), 'a few words');
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    const message = 'Saved on this device. Your network blocks saving. Trying again...';
    expect(screen.getByText(message)).toBeVisible();
  });

  test('that cannot be saved because another tab has submitted it is not typed any further', async () => {
    jest.useFakeTimers();
    const sent = answer('saveNominationDraft', refusal('already-exists'));
    const { user: person, server } = await openForm(sent);
    server.now([answer('getTechNominationStatus', { body: { data: submittedNomination() } })]);
    await person.type(essay(), 'a few words');
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(await screen.findByText('You have already submitted a nomination')).toBeVisible();
  });

  async function conflict() {
    jest.useFakeTimers();
    const other = answer('saveNominationDraft', { body: { saved: false, draft: there('Theirs') } });
    const page = await openForm(other);
    await page.user.type(essay(), 'Mine');
    await act(() => jest.advanceTimersByTimeAsync(1_500));
    expect(screen.getByText('This nomination was also changed somewhere else')).toBeVisible();
    expect(screen.getByText('Here: Mine')).toBeVisible();
    expect(screen.getByText('There: Theirs')).toBeVisible();
    page.server.now([draftsAreSaved]);
    return page;
  }

  test('that was changed elsewhere is shown, and no sign-out but the person keeps their own', async () => {
    const { user: person, server } = await conflict();
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Some of your work is only on this device')).toBeVisible();
    expect(saves(server)).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Keep what is on this screen' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(saves(server).at(-1)?.body).toMatchObject({ revision: 4, values: { essay: 'Mine' } });
    expect(screen.queryByText(/also changed somewhere else/)).toBeNull();
  });

  test('that was changed elsewhere is shown, and the person takes the other one', async () => {
    const { user: person } = await conflict();
    await person.click(screen.getByRole('button', { name: 'Take the other version' }));
    expect(essay()).toHaveValue('Theirs');
    expect(screen.queryByText(/also changed somewhere else/)).toBeNull();
  });

  test('gets the last input before a sign-out; unsaved input is not discarded silently', async () => {
    const away = answer('saveNominationDraft', refusal('unavailable'));
    const { user: person, server } = await openForm(away);
    await person.type(essay(), 'Mine');
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Some of your work is only on this device')).toBeVisible();
    expect(essay()).toHaveValue('Mine');
    server.now([draftsAreSaved]);
    await person.click(screen.getByRole('button', { name: 'Sign Out' }));
    await screen.findByRole('tab', { name: 'Sign In' });
    expect(saves(server).at(-1)?.body).toMatchObject({ values: { essay: 'Mine' } });
  });
});
