import { toasts } from '@meritum/shared/ui/toasts';
import { fireEvent, render, screen } from '@testing-library/react';
import { FileInput } from './FileInput';

const file = new File(['%PDF'], 'evidence.pdf');
const dataTransfer = { types: ['Files'], files: [file] };

function Page({ field, disabled = false }: { field: (file: File) => void; disabled?: boolean }) {
  const nothing = () => {};
  return (
    <>
      <textarea aria-label="Essay" />
      <FileInput
        label="Supporting document"
        accept=".pdf"
        disabled={disabled}
        file={null}
        onChoose={field}
        onCancel={nothing}
        onRemove={nothing}
      />
    </>
  );
}

const essay = () => screen.getByLabelText('Essay');
const zone = () => screen.getByLabelText('Supporting document').parentElement as HTMLElement;
const where = 'Drop it on the field for files.';
const said = () => toasts.getSnapshot().map(({ text }) => text);

/** Whether the browser opens what is dropped there. */
const isOpened = (at: HTMLElement, what: object = dataTransfer) =>
  [fireEvent.dragOver(at, { dataTransfer: what }), fireEvent.drop(at, { dataTransfer: what })].some(
    (isLeft) => isLeft,
  );

test('a file that is dropped beside its field is not opened, and the person is told where to put it', () => {
  const choose = jest.fn();
  render(<Page field={choose} />);
  expect(isOpened(essay())).toBe(false);
  expect(said().at(-1)).toBe(where);
  const before = said().length;
  expect(isOpened(zone())).toBe(false);
  expect([choose.mock.calls, said().length]).toEqual([[[file]], before]);
});

test('a page whose field takes none now says so', () => {
  render(<Page field={() => {}} disabled />);
  expect(isOpened(zone())).toBe(false);
  expect(said().at(-1)).toBe(where);
});

test('text can still be dragged into a field', () => {
  render(<Page field={() => {}} />);
  expect(isOpened(essay(), { types: ['text/plain'], files: [] })).toBe(true);
});
