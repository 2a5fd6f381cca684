import { answer, refusal, sessionReply } from '@meritum/shared/testing/factories';
import { screen } from '@testing-library/react';
import { formShown, visitPortal } from '../../testing/portal';

test('an unavailable server is not taken for a sign-out, and the portal recovers', async () => {
  const { user: person, server } = visitPortal([answer('refreshSession', refusal('unavailable'))]);
  expect(await screen.findByText('Cannot reach the server, your work is safe')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByText('Submit Your Nomination')).toBeNull();
  server.now([answer('refreshSession', { body: sessionReply() })]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await formShown()).toBeVisible();
});
