import type { Note } from '@meritum/shared/contracts/notes';
import { answer, refusal } from '@meritum/shared/testing/factories';
import { fillField } from '@meritum/shared/testing/fillField';
import { screen } from '@testing-library/react';
import { showScreen } from '../../testing/console';
import { Notes } from './Notes';

const about = { noun: 'judge', id: 'judge-1' } as const;

const note: Note = {
  id: 'note-1',
  revision: 3,
  text: 'Wants a shorter list #fewer',
  by: 'Grace Hopper',
  at: '2026-08-04T09:00:00.000Z',
  changedAt: null,
  may: { change: true, remove: true },
};

const show = (...fakes: Parameters<typeof showScreen>[2] & object) =>
  showScreen('/admin/judges/judge-1', <Notes about={about} />, fakes);

const noteField = () => screen.findByRole('textbox');

test('ADM-060 a note is written, and one’s own changed and removed', async () => {
  const page = show(
    answer('listNotes', { body: { notes: [note], mayAdd: true } }),
    answer('saveNote', { body: { note } }),
    answer('removeNote', { status: 204 }),
  );
  expect(await screen.findByText('Wants a shorter list #fewer')).toBeInTheDocument();
  await page.press('Add a note');
  await page.press('Save note');
  expect(await screen.findByText('Enter a note.')).toBeInTheDocument();
  fillField(await noteField(), 'Called');
  await page.press('Save note');
  expect(await screen.findByRole('button', { name: 'Add a note' })).toBeInTheDocument();
  await page.choose('the note of Grace Hopper', 'Change');
  fillField(await noteField(), 'Wants more');
  await page.press('Save note');
  await page.choose('the note of Grace Hopper', 'Remove...');
  await page.confirm('Remove');
  expect(page.sent('saveNote')).toEqual([
    { ...about, text: 'Called', revision: 0, noteId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    { ...about, text: 'Wants more', revision: 3, noteId: 'note-1' },
  ]);
  expect(page.sent('removeNote')).toEqual([{ noteId: 'note-1', revision: 3 }]);
});

test('what was typed stays after a refusal and when the page is opened again', async () => {
  const page = show(
    answer('saveNote', refusal('failed-precondition', { message: 'It has changed.' })),
  );
  await page.press('Add a note');
  fillField(await noteField(), 'Half a thought');
  await page.press('Save note');
  expect(await screen.findByText(/It has changed/)).toBeInTheDocument();
  page.unmount();
  show();
  expect(await noteField()).toHaveValue('Half a thought');
});

test('withheld notes are told as withheld, and none can be added', async () => {
  show(answer('listNotes', { body: { notes: null, mayAdd: false } }));
  expect(await screen.findByText(/Withheld from you/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a note' })).not.toBeInTheDocument();
});
