import { followDownload } from '@meritum/shared/client/saveFile';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { openPortal } from '../../testing/portal';
import { DocumentReader } from './DocumentReader';
import { drawPage, hasJpeg2000, loadPdfLibrary, openPdf, pageShapes } from './openPdf';

// The library draws on a canvas, which jsdom lacks; the e2e journey covers it.
jest.mock('./openPdf');
jest.mock('@meritum/shared/client/saveFile');

const pdf = { name: 'proof.pdf', mediaType: 'application/pdf', bytes: 2_048 };
const content = answer('getTechAssignmentDocument', { body: 'content' });

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(private readonly seen: IntersectionObserverCallback) {}
    observe() {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.seen([entry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.mocked(loadPdfLibrary).mockResolvedValue([{}, {}] as never);
  jest.mocked(openPdf).mockResolvedValue({ destroy: async () => {} } as never);
  jest.mocked(pageShapes).mockResolvedValue([
    { number: 1, width: 612, height: 792 },
    { number: 2, width: 612, height: 792 },
  ]);
  jest.mocked(drawPage).mockResolvedValue();
});
const open = (document = pdf, fakes = [content]) =>
  openPortal({
    page: <DocumentReader assignmentId="a" document={document} beside="What it is about" />,
    fakes,
  });
const read = () => screen.getByRole('button', { name: 'Read here' });

test('a PDF is read in the page, page by page, and closed again', async () => {
  const { user, server } = await open();
  expect(screen.getByText('2 KB')).toBeVisible();
  expect(server.callsTo('/api/judges/me/assignments/a/document')).toEqual([]);
  await user.click(read());
  expect(await screen.findByRole('listitem', { name: 'Page 2 of 2' })).toBeVisible();
  const drawn = () => jest.mocked(drawPage).mock.calls.map(([, number]) => number);
  await waitFor(() => expect(drawn()).toEqual([1, 2]));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText('125%')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  const full = within(screen.getByRole('dialog', { name: 'proof.pdf' }));
  expect(full.getByText('What it is about')).toBeVisible();
  expect(await full.findByRole('listitem', { name: 'Page 2 of 2' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close the document' }));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test.each([
  ['DCTDecode', 0],
  ['JPXDecode', 1],
])('pictures of the kind %s that cannot be shown are named: %i', async (kind, notices) => {
  jest.mocked(hasJpeg2000).mockImplementation(jest.requireActual('./openPdf').hasJpeg2000);
  const { user } = await open(pdf, [
    answer('getTechAssignmentDocument', { body: `<< /Filter /${kind} >>` }),
  ]);
  await user.click(read());
  expect(await screen.findByRole('listitem', { name: 'Page 2 of 2' })).toBeVisible();
  expect(screen.queryAllByText('Some pictures are not shown here')).toHaveLength(notices);
});

describe('while the essay is read', () => {
  const asked = (server: { callsTo(path: string): unknown[] }) =>
    server.callsTo('/api/judges/me/assignments/a/document').length;

  test('a small document and its viewer are fetched once', async () => {
    const { user, server } = await open();
    await waitFor(() => expect(asked(server)).toBe(1));
    expect(jest.mocked(loadPdfLibrary)).toHaveBeenCalledTimes(1);
    await user.click(read());
    expect(await screen.findByRole('listitem', { name: 'Page 1 of 2' })).toBeVisible();
    expect(asked(server)).toBe(1);
  });

  test('nothing is fetched for a quick look', async () => {
    const { server, unmount } = await open();
    unmount();
    const { server: after } = await open({ ...pdf, bytes: 9_000_000 });
    await waitFor(() => expect(jest.mocked(loadPdfLibrary)).toHaveBeenCalledTimes(1));
    expect([asked(server), asked(after)]).toEqual([0, 0]);
  });

  test('a failed prefetch is repeated on opening', async () => {
    const { user, server } = await open(pdf, [
      answer('getTechAssignmentDocument', refusal('internal')),
    ]);
    await waitFor(() => expect(asked(server)).toBe(1));
    server.now([content]);
    await user.click(read());
    expect(await screen.findByRole('listitem', { name: 'Page 1 of 2' })).toBeVisible();
    expect(asked(server)).toBe(2);
  });
});

test('a document that cannot be opened is reported', async () => {
  jest.mocked(openPdf).mockRejectedValue(new Error('locked'));
  const { user } = await open();
  await user.click(read());
  expect(await screen.findByText('The document cannot be shown here')).toBeVisible();
});

test('a failed document can be retried', async () => {
  const { user, server } = await open(pdf, [
    answer('getTechAssignmentDocument', refusal('internal')),
  ]);
  await user.click(read());
  expect(await screen.findByText('Could not load the document')).toBeVisible();
  server.now([content]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem', { name: 'Page 1 of 2' })).toBeVisible();
});

test('a text document is for the download only; a failed one is shown', async () => {
  const { user, server } = await open({
    name: 'proof.doc',
    mediaType: 'application/msword',
    bytes: 10,
  });
  expect(screen.queryByRole('button', { name: 'Read here' })).toBeNull();
  server.now([answer('issueTicket', { body: { ticket: 'T' } })]);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(jest.mocked(followDownload).mock.calls).toEqual([
      [expect.stringMatching(/document\?ticket=T$/)],
    ]),
  );
  server.now([answer('getTechAssignmentDocument', refusal('internal'))]);
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Could not download the document.')).toBeVisible();
  expect(followDownload).toHaveBeenCalledTimes(1);
});
