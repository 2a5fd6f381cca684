import { hashScrollDelay, scrollToFragment } from './scroll';

let scrolled: number[];
let top: number;

beforeEach(() => {
  jest.useFakeTimers();
  scrolled = [];
  top = 900;
  document.body.innerHTML = '<section data-later></section>';
  window.scrollTo = ((options: ScrollToOptions) => scrolled.push(options.top ?? 0)) as never;
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top, height: 0 }) as DOMRect);
});
afterEach(() => jest.useRealTimers());

const section = () => document.querySelector('section') as HTMLElement;

test('LAY-019 an element that gets the id on hydration is scrolled to then', async () => {
  const end = scrollToFragment({ hash: '#categories' });
  await jest.advanceTimersByTimeAsync(hashScrollDelay);
  expect(scrolled).toEqual([]);
  section().id = 'categories';
  await jest.advanceTimersByTimeAsync(0);
  expect(scrolled).toEqual([880]);
  end();
});

test('LAY-020 an element that moved during the scroll is scrolled to again', async () => {
  section().id = 'question';
  const end = scrollToFragment({ hash: '#question' });
  await jest.advanceTimersByTimeAsync(hashScrollDelay);
  top = 320;
  window.dispatchEvent(new Event('scrollend'));
  expect(scrolled).toEqual([880, 300]);
  end();
});

test('the reader’s own scrolling ends the automatic scroll', async () => {
  section().id = 'question';
  scrollToFragment({ hash: '#question' });
  await jest.advanceTimersByTimeAsync(hashScrollDelay);
  window.dispatchEvent(new Event('wheel'));
  top = 320;
  window.dispatchEvent(new Event('scrollend'));
  expect(scrolled).toEqual([880]);
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
  await jest.advanceTimersByTimeAsync(hashScrollDelay);
  expect(scrolled).toEqual([828]);
  end();
});
