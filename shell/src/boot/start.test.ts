/** Runs the start script as the element in the page does. */
function run(): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, {
    app: '/assets/shell.1.js',
    styles: '/assets/shell.1.css',
    when: 'on interaction',
    year: String(new Date().getFullYear()),
  });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  jest.isolateModules(() => void require('./start'));
}

const startedShells = () =>
  document.querySelectorAll('head script[src="/assets/shell.1.js"]').length;

function addPicture(natural: number): HTMLImageElement {
  const picture = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(picture, {
    complete: { value: true },
    naturalWidth: { value: natural },
  });
  return picture;
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

test('ERR-033 a picture that failed before the script starts the shell, which draws its placeholder', () => {
  addPicture(240);
  addPicture(0);
  run();
  expect(startedShells()).toBe(1);
});

test('ERR-033 so does a picture that fails later, and one that is there does not', () => {
  addPicture(240);
  run();
  expect(startedShells()).toBe(0);
  addPicture(0).dispatchEvent(new Event('error'));
  expect(startedShells()).toBe(1);
});

test('LAY-021 a fragment that the address takes later starts the shell, which scrolls to it', () => {
  run();
  window.dispatchEvent(new Event('hashchange'));
  expect(startedShells()).toBe(1);
});

test('LAY-019 with a fragment nothing starts before the page is complete', () => {
  window.history.replaceState(null, '', '/#categories');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  run();
  window.dispatchEvent(new Event('pointerover'));
  expect(startedShells()).toBe(0);
});
