import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dismissToast, showToast, toasts } from '@meritum/shared/ui/toasts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from './Toaster';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => {
    for (const toast of toasts.getSnapshot()) dismissToast(toast.id);
    jest.runAllTimers();
  });
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (...requests: Parameters<typeof showToast>[0][]) => act(() => requests.map(showToast));
const card = (title: string) => screen.queryByText(title)?.closest('[data-type]') ?? null;

const types = ['success', 'error', 'info', 'warning'] as const;

test('a toast that was there first waits until screen readers know the regions', () => {
  act(() => void showToast({ type: 'success', title: 'Saved' }));
  render(<Toaster />);
  expect([screen.getByRole('status').textContent, card('Saved')]).toEqual(['', null]);
  pass(100);
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
});

test('CONST-001 the four types differ by word and drawing', () => {
  render(<Toaster />);
  show(
    { type: 'success', title: 'Saved' },
    { type: 'error', title: 'Not saved' },
    { type: 'info', title: 'Saving' },
    { type: 'warning', title: 'Offline' },
  );
  const cards = ['Saved', 'Not saved', 'Saving', 'Offline'].map((title) => card(title) as Element);
  const distinct = (of: (card: Element) => unknown) => new Set(cards.map(of)).size;
  expect(cards.map((each) => each.querySelector('p')?.textContent)).toEqual([
    'Success: Saved',
    'Error: Not saved',
    'Note: Saving',
    'Warning: Offline',
  ]);
  expect(distinct((each) => each.querySelector('path')?.getAttribute('d'))).toBe(4);
});

test('CONST-001 each type has a colour of its own', () => {
  const rules = readFileSync(join(__dirname, 'Notice.module.css'), 'utf8');
  const colours = types.map(
    (type) => new RegExp(`\\.${type} {\\s+--kind: ([^;]+);`).exec(rules)?.[1],
  );
  expect(colours).toEqual([
    'var(--color-success)',
    'var(--color-danger)',
    'var(--color-info)',
    'var(--color-warning)',
  ]);
});

test('errors interrupt a screen reader, the other types wait', () => {
  render(<Toaster />);
  const [alert, status] = [screen.getByRole('alert'), screen.getByRole('status')];
  show({ type: 'error', title: 'Not saved' }, { type: 'info', title: 'Saving', text: 'A moment.' });
  expect(alert).toHaveTextContent(/^Error: Not saved$/);
  expect(status).toHaveTextContent(/^Note: SavingA moment.$/);
});

test('CONST-002 and CONST-004 a toast stays 5000 ms, fades for 300 ms and is gone', () => {
  render(<Toaster />);
  show({ type: 'success', title: 'Saved' });
  pass(4999);
  expect(card('Saved')).not.toHaveAttribute('data-leaving');
  pass(1);
  expect(card('Saved')).toHaveAttribute('data-leaving');
  pass(299);
  expect(card('Saved')).toBeInTheDocument();
  pass(1);
  expect(card('Saved')).toBeNull();
});

test('CONST-003 a duration of 0 keeps the toast until it is dismissed', () => {
  render(<Toaster />);
  show({ type: 'warning', title: 'Offline', duration: 0 });
  pass(60_000);
  expect(card('Offline')).not.toHaveAttribute('data-leaving');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Offline' }));
  pass(300);
  expect(card('Offline')).toBeNull();
});

test('CONST-010 a failure stays until it is closed, and the same one again is told once', () => {
  render(<Toaster />);
  const failed = { type: 'error', title: 'Not saved' } as const;
  show(failed, failed, { type: 'success', title: 'Saved' });
  pass(60_000);
  expect([screen.getAllByText('Not saved').length, card('Saved')]).toEqual([1, null]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Not saved' }));
  pass(300);
  expect(card('Not saved')).toBeNull();
});

test('the time pauses while the pointer is on the toasts', () => {
  render(<Toaster />);
  show({ type: 'info', title: 'Saving' });
  pass(4000);
  fireEvent.mouseEnter(screen.getByRole('region'));
  pass(60_000);
  expect(card('Saving')).not.toHaveAttribute('data-leaving');
  fireEvent.mouseLeave(screen.getByRole('region'));
  pass(999);
  expect(card('Saving')).not.toHaveAttribute('data-leaving');
  pass(1);
  expect(card('Saving')).toHaveAttribute('data-leaving');
});

function savingBesideField() {
  render(
    <>
      <input aria-label="Name" />
      <Toaster />
    </>,
  );
  screen.getByLabelText('Name').focus();
  show({ type: 'info', title: 'Saving' });
}

test('F8 moves the focus to the toasts, pauses the time, and moves it back', () => {
  savingBesideField();
  fireEvent.keyDown(document, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  pass(60_000);
  expect(card('Saving')).toBeInTheDocument();
  fireEvent.keyDown(document, { key: 'F8' });
  expect(screen.getByLabelText('Name')).toHaveFocus();
  pass(5300);
  expect(card('Saving')).toBeNull();
});

test('dismissing the last toast by keyboard gives the focus back, and later toasts still go', () => {
  savingBesideField();
  act(() => screen.getByRole('button', { name: 'Dismiss: Saving' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Saving' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  pass(300);
  show({ type: 'info', title: 'Saved' });
  pass(5300);
  expect(card('Saved')).toBeNull();
});

test('the oldest toast with a duration makes room for a fifth', () => {
  render(<Toaster />);
  show({ type: 'error', title: 'Kept', duration: 0 });
  show(...['1', '2', '3', '4'].map((title) => ({ type: 'info' as const, title })));
  pass(300);
  expect(toasts.getSnapshot().map(({ title }) => title)).toEqual(['Kept', '2', '3', '4']);
});

test('a toast that was shown before the toaster was loaded gets its full time', () => {
  showToast({ type: 'info', title: 'Early' });
  pass(10_000);
  render(<Toaster />);
  pass(4999);
  expect(card('Early')).not.toHaveAttribute('data-leaving');
});
