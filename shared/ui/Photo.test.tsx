import { fireEvent, render, screen } from '@testing-library/react';
import { Photo } from './Photo';

const size = { width: 160, height: 200 };
const drawing = () => document.querySelector('[data-placeholder]');

test('ERR-033 a picture that cannot be loaded becomes a placeholder of its size and name', () => {
  render(<Photo src="/gone.jpg" alt="Ana Lee" placeholder="person" {...size} />);
  expect(screen.getByAltText('Ana Lee')).toHaveAttribute('src', '/gone.jpg');
  fireEvent.error(screen.getByAltText('Ana Lee'));
  const placeholder = screen.getByRole('img', { name: 'Ana Lee' });
  expect(placeholder).toHaveAttribute('data-placeholder', 'person');
  expect(placeholder).toHaveAttribute('width', '160');
  expect(placeholder).toHaveAttribute('height', '200');
});

test.each([undefined, ''])(
  'ERR-033 without an address (%p) the placeholder is shown immediately',
  (src) => {
    render(<Photo src={src} alt="Ana Lee" {...size} />);
    expect(drawing()).toHaveAttribute('data-placeholder', 'picture');
  },
);

test('ERR-033 a picture that failed before hydration becomes a placeholder', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<Photo src="/gone.jpg" alt="Ana Lee" {...size} />);
  expect(drawing()).toHaveAttribute('data-placeholder', 'picture');
});

test('another address is tried after one that failed', () => {
  const { rerender } = render(<Photo src="/gone.jpg" alt="Ana Lee" {...size} />);
  fireEvent.error(screen.getByAltText('Ana Lee'));
  rerender(<Photo src="/here.jpg" alt="Ana Lee" {...size} />);
  expect(screen.getByAltText('Ana Lee')).toHaveAttribute('src', '/here.jpg');
});

test('a decorative picture has a placeholder without a name', () => {
  render(<Photo alt="" {...size} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(drawing()).toBeVisible();
});
