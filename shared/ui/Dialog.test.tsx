import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/render';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { leaveKeysToInputMethods } from './inputMethods';

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

test('LAY-033 Back closes the topmost dialog and the page below stays; Forward and links lead on', () => {
  const navigation = Object.assign(new EventTarget(), { currentEntry: { index: 3 } });
  Object.assign(window, { navigation });
  const [below, above] = [jest.fn(), jest.fn()];
  const { unmount } = render(
    <>
      <Dialog open onOpenChange={below} title="Below" />
      <Dialog open onOpenChange={above} title="Above" />
    </>,
  );
  const held = (navigationType: string, index: number) => {
    const event = new Event('navigate', { cancelable: true });
    navigation.dispatchEvent(Object.assign(event, { navigationType, destination: { index } }));
    return event.defaultPrevented;
  };
  expect([held('traverse', 4), held('push', -1), held('traverse', 2)]).toEqual([
    false,
    false,
    true,
  ]);
  expect([below.mock.calls, above.mock.calls]).toEqual([[], [[false]]]);
  unmount();
  expect(held('traverse', 2)).toBe(false);
  Reflect.deleteProperty(window, 'navigation');
});

describe('an input method', () => {
  beforeAll(leaveKeysToInputMethods);

  test.each([
    ['while a word is composed', { isComposing: true }],
    ['as Safari tells it', { keyCode: 229 }],
  ])('Enter and Escape of an input method act on nothing else, %s (FORM-009)', (_, composing) => {
    const [close, send] = [jest.fn(), jest.fn()];
    renderPage(
      <Dialog open onOpenChange={close} title="Step back">
        <input aria-label="Why" onKeyDown={({ key }) => key === 'Enter' && send()} />
      </Dialog>,
    );
    for (const key of ['Enter', 'Escape'])
      fireEvent.keyDown(screen.getByLabelText('Why'), { key, ...composing });
    expect(send).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(screen.getByLabelText('Why'), { key });
    expect(send).toHaveBeenCalledTimes(1);
    expect(close).toHaveBeenCalledWith(false);
  });
});
