import { fetchRefused, noteRefused } from './refused';

function fail(name: 'script' | 'link' | 'img', address: string): void {
  const element = document.createElement(name);
  Object.assign(element, { src: address, href: address });
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  element.remove();
}

test('a script or style sheet that failed is fetched past the cache before it is tried again, once', async () => {
  const asked = jest.fn().mockRejectedValue(new Error('still away'));
  globalThis.fetch = asked;
  noteRefused();
  await fetchRefused();
  expect(asked).not.toHaveBeenCalled();
  fail('script', 'https://judging.example/entry.js');
  fail('link', 'https://judging.example/a.css');
  fail('img', 'https://judging.example/a.png');
  await fetchRefused();
  await fetchRefused();
  expect(asked.mock.calls).toEqual([
    ['https://judging.example/entry.js', { cache: 'reload' }],
    ['https://judging.example/a.css', { cache: 'reload' }],
  ]);
});
