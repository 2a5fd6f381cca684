import { saveFile } from '@meritum/shared/client/saveFile';
import { renderPage } from '@meritum/shared/testing/render';
import { screen } from '@testing-library/react';
import { unsentRatings } from '../evaluation/drafts';
import { keepBeforeSending, keptRatings, removeKept } from '../receipts/kept';
import { notes, removeJudgesOwn } from './notes';
import { openNotes, ownOnThisDevice } from './notesFile';
import { SavedNotes } from './SavedNotes';

jest.mock('@meritum/shared/client/saveFile');

const uid = 'account-1';
const chosen = { ratings: { innovation: 8 }, confirmed: true, version: 'first' };
const draft = { ...chosen, confirmed: false };

/** A file saved on another device; this device keeps nothing of it. */
function savedElsewhere(): string {
  notes.keep(uid, 'a', { text: 'Strong pilot.', comeBack: true });
  unsentRatings.keep(uid, 'a', chosen);
  keepBeforeSending(uid, { assignmentId: 'b', version: 'first', scores: [8, 9, 7, 9] });
  const content = JSON.stringify(ownOnThisDevice(uid));
  removeJudgesOwn(uid);
  removeKept(uid);
  return content;
}

test('JUD-057 notes, unsent ratings and what was given are taken to another device by a file', () => {
  const content = savedElsewhere();
  expect(openNotes(uid, content).kind).toBe('success');
  expect(notes.read(uid, 'a')).toEqual({ text: 'Strong pilot.', comeBack: true });
  // Opening a file sends nothing.
  expect(unsentRatings.read(uid, 'a')).toEqual(draft);
  expect(keptRatings(uid).map(({ scores }) => scores)).toEqual([[8, 9, 7, 9]]);
});

test('JUD-057 what the device has stays, and opening the file again changes nothing', () => {
  const content = savedElsewhere();
  notes.keep(uid, 'a', { text: 'Weak evidence.', comeBack: false });
  unsentRatings.keep(uid, 'a', { ...draft, ratings: { innovation: 3 } });
  for (const _ of [1, 2]) openNotes(uid, content);
  const text = 'Weak evidence.\n\nFrom the opened file:\nStrong pilot.';
  expect(notes.read(uid, 'a')).toEqual({ text, comeBack: true });
  expect(unsentRatings.read(uid, 'a')?.ratings).toEqual({ innovation: 3 });
});

test.each([
  ['damaged', (content: string) => content.slice(0, -9), /no file of saved notes/],
  ['of something else', () => '{"receipts":[]}', /no file of saved notes/],
  ['of another account', (content: string) => content.replaceAll(uid, 'other'), /another account/],
])('JUD-057 a file that is %s changes nothing and says so', (_, altered, says) => {
  const content = altered(savedElsewhere());
  expect(openNotes(uid, content)).toMatchObject({
    kind: 'error',
    text: expect.stringMatching(says),
  });
  expect(ownOnThisDevice(uid)).toMatchObject({ notes: {}, unsent: {}, ratings: [] });
});

test('JUD-057 the file is saved and opened under Your judging', async () => {
  const { user } = renderPage(<SavedNotes uid={uid} />);
  await user.click(screen.getByRole('button', { name: 'Save my notes' }));
  expect(jest.mocked(saveFile).mock.lastCall?.[1]).toBe('judging-notes.json');
  await user.upload(screen.getByLabelText('Open notes'), new File(['x'], 'judging-notes.json'));
  expect(await screen.findByText(/^This is no file of saved notes/)).toBeVisible();
});
