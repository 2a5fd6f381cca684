import { scrollToFragment } from './scroll';

let scrolled: ScrollToOptions[];
let top: number;

beforeEach(() => {
  jest.useFakeTimers();
  scrolled = [];
  top = 900;
  document.body.innerHTML = '<section data-later></section>';
  window.scrollTo = ((options: ScrollToOptions) => scrolled.push(options)) as never;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, height: 0 }) as DOMRect);
});
afterEach(() => jest.useRealTimers());

const smoothly = (...tops: number[]) => tops.map((each) => ({ top: each, behavior: 'smooth' }));
const section = () => document.querySelector('section') as HTMLElement;

test('LAY-019 an element that gets the id on hydration is scrolled to then', async () => {
  const end = scrollToFragment({ hash: '#categories' });
  await jest.advanceTimersByTimeAsync(100);
  expect(scrolled).toEqual([]);
  section().id = 'categories';
  await jest.advanceTimersByTimeAsync(0);
  expect(scrolled).toEqual(smoothly(880));
  end();
});

test('LAY-019 LAY-020 an element is scrolled to after 100 ms, and again if it moved during the scroll', async () => {
  section().id = 'question';
  const end = scrollToFragment({ hash: '#question' });
  await jest.advanceTimersByTimeAsync(99);
  expect(scrolled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  top = 320;
  window.dispatchEvent(new Event('scrollend'));
  expect(scrolled).toEqual(smoothly(880, 300));
  end();
});

test('the reader’s own scrolling ends the automatic scroll', async () => {
  section().id = 'question';
  scrollToFragment({ hash: '#question' });
  await jest.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event('wheel'));
  top = 320;
  window.dispatchEvent(new Event('scrollend'));
  expect(scrolled).toEqual(smoothly(880));
});

test('a page with a frame of its own is scrolled to below its own bar', async () => {
  const frame = '<div data-own-frame><header></header><section id="part"></section></div>';
  document.body.innerHTML = `<header></header>${frame}`;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return { top, height: this.matches('div > header') ? 52 : 0 } as DOMRect;
  });
  const end = scrollToFragment({ hash: '#part' });
  await jest.advanceTimersByTimeAsync(100);
  expect(scrolled).toEqual(smoothly(828));
  end();
});
