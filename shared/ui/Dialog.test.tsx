import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

function Asking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Remove</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Remove the document?"
        description="Your nomination stays."
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      />
    </>
  );
}

test('a dialog has a name, holds the focus, closes with Escape and gives the focus back', async () => {
  render(<Asking />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = screen.getByRole('dialog', { name: 'Remove the document?' });
  expect(dialog).toHaveAccessibleDescription('Your nomination stays.');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const opener = screen.getByRole('button', { name: 'Remove' });
  await waitFor(() => expect(opener).toHaveFocus());
});
