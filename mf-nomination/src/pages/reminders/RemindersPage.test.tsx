import { answer, refusal } from '@meritum/shared/testing/factories';
import { renderPage } from '@meritum/shared/testing/render';
import { screen } from '@testing-library/react';
import { RemindersPage } from './RemindersPage';

const stop = () => screen.getByRole('button', { name: 'Stop reminders' });
const stopped = () => screen.findByText('Reminders stopped');

function open(hash: string, fakes: ReturnType<typeof answer>[]) {
  return renderPage(<RemindersPage />, { path: `/tech-nomination/reminders${hash}`, fakes });
}

test('one press ends the reminders, without signing in', async () => {
  const { user: person, server } = open('#token=from-the-mail', [
    answer('stopDraftReminders', { status: 204 }),
  ]);
  await person.click(stop());
  expect(await stopped()).toBeVisible();
  expect(server.calls.map(({ path, body }) => [path, body])).toEqual([
    ['/api/nominations/draft/reminders/stop', { token: 'from-the-mail' }],
  ]);
  expect(screen.queryByRole('button', { name: 'Stop reminders' })).toBeNull();
});

test('a failure is shown and can be retried', async () => {
  const { user: person, server } = open('#token=from-the-mail', [
    answer('stopDraftReminders', refusal('failed-precondition')),
  ]);
  await person.click(stop());
  expect(await screen.findByText('Could not stop the reminders.')).toBeVisible();
  server.now([answer('stopDraftReminders', { status: 204 })]);
  await person.click(stop());
  expect(await stopped()).toBeVisible();
});

test('a truncated address asks for the whole link and has no button', () => {
  const { server } = open('', []);
  expect(screen.getByText('The link is incomplete')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(server.calls).toEqual([]);
});
