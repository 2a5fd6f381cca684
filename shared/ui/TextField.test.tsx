import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox';
import { Select } from './Select';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

test('a field connects its label, hint and error with its control', () => {
  render(
    <TextField
      label="Designation"
      hint="Your role where you work now."
      error="Designation is required"
      aria-describedby="elsewhere"
    />,
  );
  const input = screen.getByRole('textbox', { name: 'Designation' });
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-describedby', expect.stringContaining('elsewhere'));
  expect(input).toHaveAccessibleDescription(
    'Your role where you work now. Error: Designation is required',
  );
});

test('a select is a field too', () => {
  render(
    <Select label="Category" error="Choose a category" defaultValue="AI">
      <option>Technology</option>
      <option>AI</option>
    </Select>,
  );
  const select = screen.getByRole('combobox', { name: 'Category' });
  expect(select).toHaveValue('AI');
  expect(select).toHaveAccessibleDescription('Error: Choose a category');
});

test('a checkbox is labelled by its text and described by its error', () => {
  render(<Checkbox label="I agree" error="You must agree to the terms and conditions" />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Error: You must agree to the terms and conditions');
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
