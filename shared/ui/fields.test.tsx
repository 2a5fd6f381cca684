import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { textsOf } from '../testing/shown';
import { Button } from './Button';
import { Checkbox } from './Checkbox';
import { ErrorSummary } from './ErrorSummary';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import { ValueField, type ValueFieldProps } from './ValueField';

test('a button does not submit the form around it unless told so', async () => {
  const submitted = jest.fn((event) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <Button>Refresh</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a busy button says so, keeps the focus and cannot be pressed again', async () => {
  const pressed = jest.fn();
  const { rerender } = render(
    <Button busyLabel="Submitting…" onClick={pressed}>
      Submit
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  rerender(
    <Button busy busyLabel="Submitting…" onClick={pressed}>
      Submit
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Submitting…' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  rerender(<Button busy>Submit</Button>);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeVisible();
});

test('a busy submit button does not submit its form', async () => {
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <input aria-label="Name" />
      <Button type="submit" busy busyLabel="Submitting…">
        Submit
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submitted).not.toHaveBeenCalled();
});

const hint = 'Where you work now.';
const error = { error: 'It is required', 'aria-describedby': 'elsewhere' };

test.each([
  ['line', <TextField key="line" label="Own" hint={hint} {...error} />, `${hint} `],
  ['text', <TextArea key="text" label="Own" hint={hint} {...error} />, `${hint} `],
  ['choice', <Select key="choice" label="Own" hint={hint} {...error} />, `${hint} `],
  ['tick', <Checkbox key="tick" label="Own" {...error} />, ''],
])('a field for a %s connects its label, hint and error with its control', (_, field, before) => {
  render(field);
  const control = screen.getByLabelText('Own');
  expect(control).toBeInvalid();
  expect(control).toHaveAttribute('aria-describedby', expect.stringContaining('elsewhere'));
  expect(control).toHaveAccessibleDescription(`${before}Error: It is required`);
});

test.each([
  ['line', <TextField key="line" label="Name" limit={5} />],
  ['text', <TextArea key="text" label="Name" limit={5} />],
])('a pasted %s that is too long is kept whole, and its field says the limit', async (_, field) => {
  render(field);
  const control = screen.getByLabelText('Name');
  await userEvent.click(control);
  await userEvent.paste('Ana Lee');
  expect(control).toHaveValue('Ana Lee');
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Error: Use at most 5 characters. This has 7.');
  await userEvent.type(control, '{Backspace}{Backspace}');
  expect(control).toBeValid();
});

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

/** Writes into the element as form libraries do: through the ref, without an event. */
function Restored({ draft }: { draft: string }) {
  const write = (node: HTMLTextAreaElement | null) => {
    if (node) node.value = draft;
  };
  return <TextArea label="Essay" wordLimit={500} ref={write} />;
}

test('NOM-030 a live counter shows n/500 words as the essay is typed', async () => {
  render(<TextArea label="Essay" wordLimit={500} />);
  expect(screen.getByText('0/500 words')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Essay'), 'three small words');
  expect(screen.getByText('3/500 words')).toBeVisible();
});

test('NOM-030 a text set by a form library is counted', () => {
  const { rerender } = render(<Restored draft="kept from yesterday" />);
  expect(screen.getByText('3/500 words')).toBeVisible();
  rerender(<Restored draft="" />);
  expect(screen.getByText('0/500 words')).toBeVisible();
});

test('NOM-030 NOM-031 the counter of a controlled text is red past 500 words and not at exactly 500', () => {
  const { rerender } = render(
    <TextArea label="Essay" wordLimit={500} value={words(500)} readOnly />,
  );
  const counter = () => screen.getByText(/\/500 words$/).parentElement;
  expect(counter()).not.toHaveAttribute('data-over');
  rerender(<TextArea label="Essay" wordLimit={500} value={words(501)} readOnly />);
  expect(screen.getByText('501/500 words')).toBeVisible();
  expect(counter()).toHaveAttribute('data-over');
});

test('a screen reader hears the count after a pause, not at every key', () => {
  jest.useFakeTimers();
  const { rerender } = render(<TextArea label="Essay" wordLimit={3} value="" readOnly />);
  const say = (value: string) =>
    rerender(<TextArea label="Essay" wordLimit={3} value={value} readOnly />);
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const status = screen.getByRole('status');
  pass(5000);
  expect(status).toHaveTextContent('');
  say('one');
  pass(900);
  say('one two');
  pass(900);
  expect(status).toHaveTextContent('');
  pass(100);
  expect(status).toHaveTextContent('1 word left');
  say('one two three four');
  pass(1000);
  expect(status).toHaveTextContent('1 word over the limit of 3');
  jest.useRealTimers();
});

const errors = [
  { id: 'designation', message: 'Designation is required' },
  { id: 'organization', message: 'Organization is required' },
];

const form = (shown: typeof errors, attempt = 1) => (
  <>
    <ErrorSummary key={attempt} errors={shown} />
    <TextField id="designation" label="Designation" />
    <TextField id="organization" label="Organization" />
  </>
);

test('the summary takes the focus when it appears and again at the next failed submit', async () => {
  const { rerender } = render(form([]));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(form(errors));
  expect(screen.getByRole('alert', { name: 'There is a problem' })).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Organization'));
  rerender(form(errors, 2));
  expect(screen.getByRole('alert')).toHaveFocus();
});

test('VAL-014 the summary leaves the focus alone while errors are corrected', async () => {
  const { rerender } = render(form(errors));
  await userEvent.click(screen.getByLabelText('Designation'));
  rerender(form(errors.slice(1)));
  expect(screen.getByLabelText('Designation')).toHaveFocus();
  expect(textsOf(screen.getAllByRole('link'))).toEqual(['Organization is required']);
});

test('each error leads to its field without changing the address', async () => {
  render(form(errors));
  await userEvent.click(screen.getByRole('link', { name: 'Organization is required' }));
  expect(screen.getByLabelText('Organization')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

/** Leaves the input as browsers do with an incomplete value: empty, and with bad input. */
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
