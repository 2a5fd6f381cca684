import { drawnToWidth } from './drawnToWidth';

/** Simulates the browser's observers. */
let comesNear: (near: boolean) => void;
let isResized: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      comesNear = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  globalThis.ResizeObserver = class {
    constructor(tell: () => void) {
      isResized = tell;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});
afterEach(() => jest.useRealTimers());

function page() {
  let width = 800;
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientWidth', { get: () => width });
  const drawn: number[] = [];
  const end = drawnToWidth(element, async (at) => void drawn.push(at));
  const resize = async (to: number) => {
    width = to;
    isResized();
    await jest.advanceTimersByTimeAsync(1_000);
  };
  return { drawn, end, resize };
}

test('a page is drawn when it comes near, and again for another width', async () => {
  const { drawn, resize } = page();
  await resize(700);
  expect(drawn).toEqual([]);
  comesNear(true);
  await resize(700);
  await resize(300);
  expect(drawn).toEqual([700, 300]);
});

test('one that is far away waits until it is near again', async () => {
  const { drawn, resize } = page();
  comesNear(true);
  comesNear(false);
  await resize(300);
  expect(drawn).toEqual([800]);
  comesNear(true);
  await resize(300);
  expect(drawn).toEqual([800, 300]);
});

test('a resized window is drawn once, at its final size', async () => {
  const { drawn, resize } = page();
  comesNear(true);
  void resize(600);
  void resize(500);
  await resize(400);
  expect(drawn).toEqual([800, 400]);
});

test('nothing is drawn after it was stopped', async () => {
  const { drawn, end, resize } = page();
  comesNear(true);
  end();
  await resize(300);
  expect(drawn).toEqual([800]);
});
