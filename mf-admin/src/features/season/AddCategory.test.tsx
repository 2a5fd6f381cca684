import { defaultSeasons } from '@meritum/shared/programme/seasons';
import { renderPage } from '@meritum/shared/testing/render';
import { leaveKeysToInputMethods } from '@meritum/shared/ui/inputMethods';
import { fireEvent, screen } from '@testing-library/react';
import { AddCategory } from './AddCategory';

beforeAll(leaveKeysToInputMethods);

test('Enter that chooses a word of an input method adds no category (FORM-009)', async () => {
  const [draft] = defaultSeasons;
  if (!draft) throw new Error('There is no season.');
  const onDraft = jest.fn();
  const { user } = renderPage(<AddCategory draft={draft} onDraft={onDraft} />);
  const name = screen.getByLabelText('Name of the category');
  await user.type(name, 'せきゅ');
  fireEvent.keyDown(name, { key: 'Enter', isComposing: true });
  expect(onDraft).not.toHaveBeenCalled();
  expect(name).toHaveValue('せきゅ');
  fireEvent.keyDown(name, { key: 'Enter' });
  expect(onDraft).toHaveBeenCalledTimes(1);
});
