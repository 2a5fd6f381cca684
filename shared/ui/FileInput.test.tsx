import { toasts } from '@meritum/shared/ui/toasts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { FileInput } from './FileInput';

type Props = ComponentProps<typeof FileInput>;

const pdf = new File(['%PDF-'], 'evidence.pdf', { type: 'application/pdf' });
const other = new File(['%PDF-2'], 'second.pdf', { type: 'application/pdf' });

function show(changed: Partial<Props> = {}) {
  const does = { onChoose: jest.fn(), onCancel: jest.fn(), onRemove: jest.fn() };
  const element = (more: Partial<Props> = {}) => (
    <FileInput
      label="Supporting document"
      hint="Up to 10 MB."
      accept=".pdf"
      file={null}
      {...does}
      {...changed}
      {...more}
    />
  );
  const { rerender } = render(element());
  const input = () => screen.getByLabelText('Supporting document');
  return { ...does, input, change: (more: Partial<Props>) => rerender(element(more)) };
}

test('VAL-012 one file is chosen by the native input, and the same one again', async () => {
  const { input, onChoose } = show();
  expect(input()).toHaveAttribute('type', 'file');
  expect(input()).not.toHaveAttribute('multiple');
  expect(input()).toHaveAttribute('accept', '.pdf');
  await userEvent.upload(input(), pdf);
  await userEvent.upload(input(), pdf);
  expect(onChoose.mock.calls).toEqual([[pdf], [pdf]]);
});

test('a file that was chosen on a prerendered page before its scripts were there is taken', () => {
  const onChoose = jest.fn();
  const nothing = () => {};
  const element = (
    <FileInput
      label="Supporting document"
      accept=".pdf"
      file={null}
      onChoose={onChoose}
      onCancel={nothing}
      onRemove={nothing}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  Object.defineProperty(container.querySelector('input'), 'files', { value: [pdf] });
  render(element, { container, hydrate: true });
  expect(onChoose.mock.calls).toEqual([[pdf]]);
});

const lastToast = () => toasts.getSnapshot().at(-1);

test('VAL-012 the first of several dropped files is chosen, and the person is told', () => {
  const { input, onChoose } = show();
  const zone = input().parentElement as HTMLElement;
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-over');
  fireEvent.drop(zone, { dataTransfer: { files: [pdf, other] } });
  expect(zone).not.toHaveAttribute('data-over');
  expect(onChoose.mock.calls).toEqual([[pdf]]);
  expect(lastToast()).toMatchObject({
    title: 'Only one file was taken',
    text: 'This field has room for one: evidence.pdf.',
  });
});

test.each([
  ['a folder', [new File([], 'Evidence')], true, 'A folder cannot be taken'],
  ['a picture of another page', [], false, 'Nothing was taken'],
])('%s that is dropped is not taken, and the person is told', (_, files, isDirectory, title) => {
  const { input, onChoose } = show();
  const items = [{ webkitGetAsEntry: () => ({ isDirectory }) }];
  fireEvent.drop(input().parentElement as HTMLElement, { dataTransfer: { files, items } });
  expect(onChoose).not.toHaveBeenCalled();
  expect(lastToast()?.title).toBe(title);
});

test('NOM-033 a disabled input takes no file by choice or drop', () => {
  const { input, onChoose } = show({ disabled: true });
  expect(input()).toBeDisabled();
  const opened = fireEvent.drop(input().parentElement as HTMLElement, {
    dataTransfer: { types: ['Files'], files: [pdf] },
  });
  expect(opened).toBe(false);
  expect(onChoose).not.toHaveBeenCalled();
});

test('an upload shows its progress and can be cancelled; the focus moves to the input', async () => {
  const file = { name: 'evidence.pdf', bytes: 2048, state: 'uploading', progress: 0.25 } as const;
  const { input, onCancel } = show({ file });
  const bar = screen.getByRole('progressbar', { name: 'Upload of evidence.pdf' });
  expect(bar).toHaveAttribute('value', '0.25');
  expect(screen.getByRole('status')).toHaveTextContent('2 KB · Uploading…');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of evidence.pdf' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(input()).toHaveFocus();
});

test('VAL-012 an uploaded file can be replaced by another or removed', async () => {
  const { input, onChoose, onRemove } = show({
    file: { name: 'evidence.pdf', bytes: 2048, state: 'done' },
  });
  expect(screen.getByText('evidence.pdf')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 KB · Uploaded');
  await userEvent.upload(input(), other);
  expect(onChoose.mock.calls).toEqual([[other]]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove evidence.pdf' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
  expect(input()).toHaveFocus();
});

test('a failed upload says so, and the error is connected with the input', () => {
  const { input } = show({
    file: { name: 'evidence.pdf', bytes: 2048, state: 'failed' },
    error: 'The connection was lost.',
  });
  expect(screen.getByRole('status')).toHaveTextContent('2 KB · Upload failed');
  expect(input()).toHaveAccessibleDescription('Up to 10 MB. Error: The connection was lost.');
});

describe('a file that is dropped beside its field', () => {
  const where = 'Drop it on the field for files.';

  /** Whether the browser opens a file that is dropped there. */
  const isOpened = (at: Element, types = ['Files']) =>
    [fireEvent.dragOver, fireEvent.drop].some((drag) =>
      drag(at, { dataTransfer: { types, files: [pdf] } }),
    );

  test('is not opened, and the person is told where to put it', () => {
    const { input, onChoose } = show();
    expect(isOpened(document.body)).toBe(false);
    expect(lastToast()?.text).toBe(where);
    const before = toasts.getSnapshot().length;
    expect(isOpened(input().parentElement as HTMLElement)).toBe(false);
    expect([onChoose.mock.calls, toasts.getSnapshot().length]).toEqual([[[pdf]], before]);
  });

  test('is not opened either where the field takes none now', () => {
    const { input } = show({ disabled: true });
    expect(isOpened(input().parentElement as HTMLElement)).toBe(false);
    expect(lastToast()?.text).toBe(where);
  });

  test('is no text: that can still be dragged into a field', () => {
    show();
    render(<textarea aria-label="Essay" />);
    expect(isOpened(screen.getByLabelText('Essay'), ['text/plain'])).toBe(true);
  });
});
