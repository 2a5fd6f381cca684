import { isInsideApp } from './insideApp';

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';

const agent = (text: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(text);

test.each([
  ['LinkedIn', `${ios} Mobile/15E148 [LinkedInApp]/9.29`],
  ['Facebook', `${ios} Mobile/15E148 [FBAN/FBIOS;FBAV/486.0]`],
  ['Instagram', `${ios} Mobile/15E148 Instagram 350.0`],
  ['a mail program on iOS', `${ios} Mobile/15E148`],
  [
    'a view of Android',
    `${android}; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
])('%s is another app', (_, text) => {
  agent(text);
  expect(isInsideApp()).toBe(true);
});

test.each([
  ['Safari', `${ios} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Chrome on iOS', `${ios} CriOS/130.0 Mobile/15E148 Safari/604.1`],
  ['Chrome on Android', `${android}) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
])('%s is a browser', (_, text) => {
  agent(text);
  expect(isInsideApp()).toBe(false);
});

test('a site on the home screen of a phone is no other app', () => {
  agent(`${ios} Mobile/15E148`);
  Object.assign(navigator, { standalone: true });
  expect(isInsideApp()).toBe(false);
  Reflect.deleteProperty(navigator, 'standalone');
});
