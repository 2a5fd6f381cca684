import { renderPage } from '@meritum/shared/testing/render';
import { textsOf } from '@meritum/shared/testing/shown';
import { screen, waitFor, within } from '@testing-library/react';
import { rowsOf } from '../../testing/console';
import { Chart } from './Chart';
import { ticksOf } from './Drawing';

test('the figures are also in a table', async () => {
  // A size, which the drawing needs and jsdom lacks.
  const size = new DOMRect(0, 0, 600, 240);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(size);
  const { user, container } = renderPage(
    <Chart
      title="Nominations by day"
      kind="bars"
      axis="Day"
      measure="Nominations"
      series={[
        { key: 'ai', label: 'AI' },
        { key: 'tech', label: 'Technology' },
      ]}
      points={[
        { at: '1 August', values: { ai: 3, tech: 1_200 } },
        { at: '2 August', values: { ai: 4 } },
      ]}
    />,
  );
  expect(screen.getByRole('figure', { name: 'Nominations by day' })).toBeInTheDocument();
  await waitFor(() =>
    expect(container.querySelectorAll('svg .recharts-bar-rectangle path')).toHaveLength(3),
  );
  await user.click(screen.getByText('Show the figures'));
  const table = screen.getByRole('table', { name: 'Nominations by day' });
  const headings = within(table).getAllByRole('columnheader');
  expect(textsOf(headings)).toEqual(['Day', 'AI', 'Technology']);
  expect(rowsOf('Nominations by day')).toEqual([
    ['1 August', '3', '1,200'],
    ['2 August', '4', '0'],
  ]);
});

const points = Array.from({ length: 24 }, (_, at) => ({ at: String(at), values: {} }));

test('every mark is named on the axis, and other places where there is room', () => {
  const marks = ['20', '22'].map((at) => ({ at, label: at }));
  expect(ticksOf(points, marks)).toEqual(['0', '4', '8', '12', '16', '20', '22']);
  expect(ticksOf(points, [])).toBeUndefined();
});
