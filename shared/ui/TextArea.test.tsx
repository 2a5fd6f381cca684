import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea';

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

test('NOM-030 a controlled text is counted too', () => {
  const { rerender } = render(<TextArea label="Essay" wordLimit={500} value="a b" readOnly />);
  expect(screen.getByText('2/500 words')).toBeVisible();
  rerender(<TextArea label="Essay" wordLimit={500} value={'a  b\nc'} readOnly />);
  expect(screen.getByText('3/500 words')).toBeVisible();
});

test('NOM-030 a text set by a form library is counted', () => {
  const { rerender } = render(<Restored draft="kept from yesterday" />);
  expect(screen.getByText('3/500 words')).toBeVisible();
  rerender(<Restored draft="" />);
  expect(screen.getByText('0/500 words')).toBeVisible();
});

test('NOM-031 the counter is red past 500 words and not at exactly 500', () => {
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
