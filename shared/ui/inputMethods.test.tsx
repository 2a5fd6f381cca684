import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../testing/render';
import { Dialog } from './Dialog';
import { leaveKeysToInputMethods } from './inputMethods';

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
