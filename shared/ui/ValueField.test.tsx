import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ValueField, type ValueFieldProps } from './ValueField';

/** Leaves the input as browsers do when a part of it is missing: empty, and with bad input. */
function halfType(input: HTMLElement) {
  const validity = jest.spyOn(input as HTMLInputElement, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.input(input, { target: { value: '' } });
  return validity;
}

type Type = ValueFieldProps['type'];

interface FormProps {
  type: Type;
  start: string;
  changed(value: string): void;
  sent(value: string): void;
}

function Form({ type, start, changed, sent }: FormProps) {
  const [value, setValue] = useState(start);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sent(value);
      }}
    >
      <ValueField
        label="Closes"
        type={type}
        value={value}
        onChange={({ target }) => {
          setValue(target.value);
          changed(target.value);
        }}
      />
      <button type="submit">Review</button>
    </form>
  );
}

function show(type: Type, start: string) {
  const [changed, sent] = [jest.fn(), jest.fn()];
  render(<Form type={type} start={start} changed={changed} sent={sent} />);
  return { changed, sent, input: screen.getByLabelText('Closes'), user: userEvent.setup() };
}

test.each<[Type, string, string, string]>([
  [
    'datetime-local',
    '2027-03-10T17:00',
    '2027-03-11T17:00',
    'Enter a complete and existing date, and a time',
  ],
  ['date', '2027-03-10', '2027-03-11', 'Enter a complete and existing date'],
  ['number', '7', '8', 'Enter a number'],
])(
  'a half-typed %s is refused with a text at the field, and is never an empty one',
  async (type, whole, next, error) => {
    const { changed, sent, input, user } = show(type, whole);
    const validity = halfType(input);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(input).toHaveAccessibleDescription(`Error: ${error}`);
    expect(input).toHaveFocus();
    expect([changed.mock.calls, sent.mock.calls]).toEqual([[], []]);

    validity.mockRestore();
    fireEvent.input(input, { target: { value: next } });
    expect(input).not.toHaveAccessibleDescription();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(sent).toHaveBeenCalledWith(next);
  },
);

test('without a form it is said when the field is left; in one, nothing moves below the pointer', () => {
  render(<ValueField label="From" type="date" defaultValue="2027-03-10" />);
  const { input: inForm } = show('date', '2027-03-10');
  for (const input of [screen.getByLabelText('From'), inForm]) {
    halfType(input);
    fireEvent.blur(input);
  }
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(/Enter a complete/);
  expect(inForm).not.toHaveAccessibleDescription();
});

test('one that is emptied part by part is empty, although the browser tells only of the first part', () => {
  const { changed, input } = show('date', '2027-03-10');
  const validity = halfType(input);
  fireEvent.keyUp(input);
  expect(changed).not.toHaveBeenCalled();
  validity.mockRestore();
  fireEvent.keyUp(input);
  expect(changed.mock.calls).toEqual([['']]);
});

test('years have four digits', () => {
  const { input } = show('datetime-local', '');
  expect(input).toHaveAttribute('max', '9999-12-31T23:59');
});

test('the wheel scrolls the page and changes no number, because the field loses the focus (FORM-002)', async () => {
  const { input, user } = show('number', '5');
  await user.click(input);
  fireEvent.wheel(input, { deltaY: 100 });
  expect(input).not.toHaveFocus();
  expect(input).toHaveValue(5);
});
