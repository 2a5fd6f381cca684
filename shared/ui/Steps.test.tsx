import { render, screen } from '@testing-library/react';
import { Steps } from './Steps';

test('the state of each step is told in words and marked for assistive technology', () => {
  render(
    <Steps
      label="Your nomination"
      steps={[
        { label: 'Submission', state: 'completed' },
        { label: 'Review', state: 'current', description: 'By independent judges' },
        { label: 'Results', state: 'future' },
      ]}
    />,
  );
  expect(screen.getByRole('list', { name: 'Your nomination' })).toBeVisible();
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Submission (Completed)', null],
    ['2Review (Current step)By independent judges', 'step'],
    ['3Results (Not started)', null],
  ]);
});
