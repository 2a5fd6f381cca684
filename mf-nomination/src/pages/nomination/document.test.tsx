import { deferred } from '@meritum/shared/testing/deferred';
import { answer, documentReply, refusal, season } from '@meritum/shared/testing/factories';
import type { FakeReply, FakeRoute } from '@meritum/shared/testing/fakeServer';
import { vanishedFile } from '@meritum/shared/testing/vanishedFile';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fillIn, openForm, submitButton } from '../../testing/portal';

const submitPath = '/api/nominations';
const failed = 'An error occurred while submitting your nomination. Please try again.';
const uploading = (reply: FakeRoute['reply']) => answer('uploadNominationDocument', reply);

const fileInput = () => screen.getByLabelText<HTMLInputElement>(/^Supporting document/);
const pdf = (name = 'evidence.pdf') => new File(['%PDF'], name, { type: 'application/pdf' });

/** A file of any size that needs no memory. */
function fileOf(bytes: number): File {
  return Object.defineProperty(pdf(), 'size', { value: bytes });
}

type Page = Awaited<ReturnType<typeof openForm>>;

async function submitted(person: Page['user'], server: Page['server']) {
  await person.click(submitButton());
  await waitFor(() => expect(server.callsTo(submitPath)).toHaveLength(1));
  return server.callsTo(submitPath)[0]?.body;
}

const isUpload = ({ path }: { path: string }) => /documents|uploads$/.test(path);

test('VAL-010 VAL-011 files of the right size and kind are taken, of no known kind too', async () => {
  const { server } = await openForm();
  expect(fileInput()).toHaveAttribute('accept', '.pdf,.doc,.docx,.jpg,.jpeg,.png');
  const taken = [
    fileOf(10_485_760),
    // In capitals, without an extension, from a picker without names, and a HEIC that may be a
    // JPEG.
    ...['picture.PNG', 'pdf', 'image:1000023456', 'photo.heic'].map((name) => pdf(name)),
  ];
  for (const [at, file] of taken.entries()) {
    fireEvent.change(fileInput(), { target: { files: [file] } });
    await waitFor(() => expect(server.calls.filter(isUpload)).toHaveLength(at + 1));
    expect(await screen.findByText(/Uploaded/)).toBeVisible();
    expect(screen.getByText(/Checked for viruses: none found/)).toBeVisible();
  }
});

test('VAL-010 VAL-011 OPEN-017 a file of one byte more, or of another kind, is refused', async () => {
  const { server } = await openForm();
  for (const [file, refused] of [
    [fileOf(10_485_761), 'File size exceeds 10MB limit'],
    [pdf('run.exe'), 'File type not supported'],
  ] as const) {
    fireEvent.change(fileInput(), { target: { files: [file] } });
    expect(await screen.findByText(refused)).toBeVisible();
  }
  expect(server.calls.filter(isUpload)).toEqual([]);
});

test('a refused file prevents submission until it is removed', async () => {
  const { user: person, server } = await openForm();
  await fillIn(person);
  fireEvent.change(fileInput(), { target: { files: [pdf('run.exe')] } });
  await person.click(submitButton());
  expect(await screen.findByRole('link', { name: 'File type not supported' })).toBeVisible();
  expect(server.callsTo(submitPath)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Remove run.exe' }));
  expect(screen.queryByText('File type not supported')).toBeNull();
  await submitted(person, server);
});

test('a file that is refused after a failed submission does not take the focus away', async () => {
  const { user: person } = await openForm();
  await person.click(submitButton());
  await screen.findByText('There is a problem');
  await fillIn(person);
  expect(screen.queryByText('There is a problem')).toBeNull();
  fireEvent.change(fileInput(), { target: { files: [pdf('run.exe')] } });
  expect(await screen.findByText('File type not supported')).toBeVisible();
  expect(screen.queryByText('There is a problem')).toBeNull();
});

test('OPEN-017 what a refused file is, and what to do, stands beside the refusal', async () => {
  const advice = 'This is a picture in the format HEIC. Save it as JPEG or PNG, and choose that.';
  const errors = [{ pointer: '/file', message: 'File type not supported', advice }];
  const { user: person } = await openForm(uploading(refusal('unsupported-media-type', { errors })));
  await person.upload(fileInput(), pdf());
  expect(await screen.findByText('File type not supported')).toBeVisible();
  expect(screen.getByText(advice)).toBeVisible();
  fireEvent.change(fileInput(), { target: { files: [pdf('notes.rtf')] } });
  expect(screen.getByText(/^This is a file in the format RTF. Save it as PDF/)).toBeVisible();
});

test.each([
  ['small', 4],
  ['large', 3_000_000],
])('a %s file that vanished while it was sent is told, and left out', async (_, bytes) => {
  const lost = () => Promise.reject(new TypeError('the file changed'));
  const { user: person, server } = await openForm(
    uploading(lost),
    answer('startDocumentUpload', lost),
  );
  await fillIn(person);
  fireEvent.change(fileInput(), { target: { files: [vanishedFile('evidence.pdf', bytes)] } });
  expect(await screen.findByText(/^This file was changed, moved or deleted/)).toBeVisible();
  expect(screen.queryByText(/continue automatically|retried automatically/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove evidence.pdf' }));
  expect(await submitted(person, server)).toMatchObject({ supportingDocUrl: '' });
});

const full = 'There is no room for more documents';

test.each([
  ['invalid-argument', full],
  ['failed-precondition', full],
  ['payload-too-large', 'File size exceeds 10MB limit'],
] as const)(
  'OPEN-017 the reason why the server refuses a file is shown, and the file is not sent again (%s)',
  async (code, message) => {
    const refused = refusal(code, { errors: [{ pointer: '/file', message: full }] });
    const { user: person, server } = await openForm(uploading(refused));
    await person.upload(fileInput(), pdf());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText(/It is retried automatically/)).toBeNull();
    expect(server.callsTo('/api/nominations/documents')).toHaveLength(1);
  },
);

test('NOM-035 a submission waits for an upload that is still running, and the form says so before', async () => {
  const reply = deferred<FakeReply>();
  const closing = season('2099-11-12T22:00:00.000Z');
  const { user: person, server } = await openForm(
    uploading(() => reply.promise),
    answer('getSeason', { body: { data: closing } }),
  );
  await fillIn(person);
  await person.upload(fileInput(), pdf());
  expect(screen.getByText(/^Submitting waits for this file/)).toBeVisible();
  await person.click(submitButton());
  expect(await screen.findByRole('button', { name: 'Uploading document...' })).toBeVisible();
  expect(server.callsTo(submitPath)).toHaveLength(0);
  await act(async () => reply.resolve({ status: 201, body: documentReply() }));
  await waitFor(() => expect(server.callsTo(submitPath)).toHaveLength(1));
  expect(server.callsTo(submitPath)[0]?.body).toMatchObject({
    supportingDocUrl: documentReply().url,
  });
});

test('the upload shows its progress and can be cancelled', async () => {
  let progress: (part: number) => void = () => {};
  const { user: person, server } = await openForm(
    uploading((call) => {
      progress = call.progress;
      return deferred<FakeReply>().promise;
    }),
  );
  await fillIn(person);
  await person.upload(fileInput(), pdf());
  act(() => progress(0.4));
  expect(screen.getByRole('progressbar')).toHaveValue(0.4);
  await person.click(screen.getByRole('button', { name: 'Cancel the upload of evidence.pdf' }));
  expect(screen.queryByText('evidence.pdf')).toBeNull();
  expect(await submitted(person, server)).toMatchObject({ supportingDocUrl: '' });
});

test('who uploads a document is told what judges do not get of it', async () => {
  const reply = documentReply({ notices: ['signature', 'attachments'] });
  const { user: person } = await openForm(uploading({ status: 201, body: reply }));
  await person.upload(fileInput(), pdf());
  expect(await screen.findByText(/^It is digitally signed\./)).toBeVisible();
  expect(screen.getByText(/^Other files are attached to it/)).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove evidence.pdf' }));
  expect(screen.queryByText(/^It is digitally signed\./)).toBeNull();
});

test('VAL-012 a second choice replaces the first, also while that is uploaded', async () => {
  const first = deferred<FakeReply>();
  const { user: person, server } = await openForm(uploading(() => first.promise));
  await fillIn(person);
  await person.upload(fileInput(), pdf('first.pdf'));
  const second = documentReply({ url: '/api/documents/second', name: 'second.pdf' });
  server.now([uploading({ status: 201, body: second })]);
  await person.upload(fileInput(), pdf('second.pdf'));
  await screen.findByText(/Uploaded/);
  await act(async () => first.resolve({ status: 201, body: documentReply({ name: 'first.pdf' }) }));
  expect(screen.queryByText('first.pdf')).toBeNull();
  expect(await submitted(person, server)).toMatchObject({
    supportingDocUrl: '/api/documents/second',
  });
});

test('D54 a failed upload fails the submission and keeps the file', async () => {
  const { user: person, server } = await openForm(uploading(refusal('unavailable')));
  await fillIn(person);
  await person.upload(fileInput(), pdf());
  expect(await screen.findByText(/It is retried automatically, and when you submit/)).toBeVisible();
  await person.click(submitButton());
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.getByText('evidence.pdf')).toBeVisible();
  expect(server.callsTo(submitPath)).toHaveLength(0);

  server.now([uploading({ status: 201, body: documentReply() })]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.callsTo(submitPath)).toHaveLength(1));
  expect(server.callsTo(submitPath)[0]?.body).toMatchObject({
    supportingDocUrl: documentReply().url,
  });
});

test('a document that the server no longer has must be chosen again', async () => {
  const gone = refusal('invalid-argument', {
    errors: [{ pointer: '/supportingDocUrl', message: 'Please upload it again' }],
  });
  const { user: person } = await openForm(answer('submitTechNomination', gone));
  await fillIn(person);
  await person.upload(fileInput(), pdf());
  await screen.findByText(/Uploaded/);
  await person.click(submitButton());
  expect(await screen.findByRole('link', { name: 'Please upload it again' })).toBeVisible();
  expect(fileInput()).toBeInvalid();
  await person.upload(fileInput(), pdf());
  expect(screen.queryByText('Please upload it again')).toBeNull();
});

test('a file whose upload was interrupted by leaving must be chosen again before submitting', async () => {
  const waiting = uploading(() => deferred<FakeReply>().promise);
  const { user: person, unmount } = await openForm(waiting);
  await fillIn(person);
  await person.upload(fileInput(), pdf());
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  const { user: again, server } = await openForm();
  const asked = /evidence.pdf was not uploaded when you left this page. Choose a file again/;
  expect(await screen.findByText(asked)).toBeVisible();
  await again.click(submitButton());
  expect(await screen.findByRole('link', { name: asked })).toBeVisible();
  expect(server.callsTo(submitPath)).toHaveLength(0);
  await again.upload(fileInput(), pdf());
  await screen.findByText(/Uploaded/);
  await submitted(again, server);
});
