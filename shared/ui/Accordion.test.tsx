import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './Accordion';

const items = [
  { id: 'fee', question: 'Is there a fee?', answer: <p>No.</p> },
  { id: 'who', question: 'Who judges?', answer: <p>Experts.</p> },
];

function Questions() {
  const [open, setOpen] = useState('fee');
  return <Accordion items={items} value={open} onChange={setOpen} />;
}

const opened = () => screen.getAllByRole('button', { expanded: true }).map((b) => b.textContent);

test('one question is open at a time, and pressing it closes it', async () => {
  render(<Questions />);
  expect(opened()).toEqual(['Is there a fee?']);
  await userEvent.click(screen.getByRole('button', { name: 'Who judges?' }));
  expect(opened()).toEqual(['Who judges?']);
  expect(screen.getByText('Experts.')).toBeVisible();
  expect(screen.queryByText('No.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Who judges?' }));
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([]);
});

test('questions are headings, reached by arrow keys and opened by Enter', async () => {
  render(<Questions />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Is there a fee?',
    'Who judges?',
  ]);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(opened()).toEqual(['Who judges?']);
  expect(screen.getByRole('button', { name: 'Who judges?' })).toHaveFocus();
});
