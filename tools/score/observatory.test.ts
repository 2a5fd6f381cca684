import { errorHeaders, headersOf, remoteHeaders } from '../serve/headers';
import { type Answer, scoreOf } from './observatory';
import { policyScore } from './policy';

const tls = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

const answer = (headers: Answer['headers'], own: Partial<Answer> = {}): Answer => ({
  headers: { ...tls, ...headers },
  cookies: [],
  body: '',
  redirects: true,
  preloaded: false,
  ...own,
});

const html = { 'content-type': 'text/html;charset=utf-8' };
const checked = '<script async src="/assets/start.js" integrity="sha384-a"></script>';
const page = { ...headersOf('/'), ...html };

test.each([
  ['no policy', undefined, -25],
  ['a policy that limits no script', "img-src 'self'", -20],
  ['inline scripts', "default-src 'self'; script-src 'self' 'unsafe-inline'", -20],
  ['inline scripts beside a nonce', "default-src 'none'; script-src 'unsafe-inline' 'nonce-a'", 10],
  ['http sources', "default-src 'self'; connect-src http://a.example", -20],
  ['eval', "default-src 'self' 'unsafe-eval'", -10],
  ['http images', "default-src 'self'; img-src http://a.example", -10],
  ['inline styles', "default-src 'none'; style-src 'unsafe-inline'", 0],
  ['a default of its own', "default-src 'self'", 5],
  ['nothing by default', "default-src 'none'; script-src 'self'", 10],
])('a policy with %s', (_, policy, points) => {
  expect(policyScore(policy)[0]).toBe(points);
});

test('a page that has everything but a cookie and a place on the preload list has 135 of 145', () => {
  expect(scoreOf(answer(page, { body: checked })).total).toBe(135);
  const cookies = ['__Host-a=1; Secure; HttpOnly; SameSite=Strict'];
  expect(scoreOf(answer(page, { body: checked, preloaded: true, cookies })).total).toBe(145);
});

test('what is no page has 130; what any site may load has no points for staying at home', () => {
  expect(scoreOf(answer(errorHeaders)).total).toBe(130);
  expect(scoreOf(answer(remoteHeaders)).total).toBe(120);
});

test('a bare answer has what is left, and no points for what is better than asked', () => {
  const bare = { headers: { ...html, 'referrer-policy': 'no-referrer' }, cookies: ['a=1'] };
  const { total, points } = scoreOf({ ...bare, body: '', redirects: false, preloaded: false });
  expect(total).toBe(0);
  expect(Object.fromEntries(points.map(({ test: name, points: value }) => [name, value]))).toEqual({
    'Content-Security-Policy': -25,
    Cookies: -20,
    CORS: 0,
    Redirection: -20,
    'Referrer-Policy': 5,
    'Strict-Transport-Security': -20,
    'Subresource integrity': 0,
    'X-Content-Type-Options': -5,
    'X-Frame-Options': -20,
    'Cross-Origin-Resource-Policy': 0,
  });
});

test.each([
  ['all scripts checked', checked, 5],
  ['one of ours unchecked', `${checked}<script src="/a.js"></script>`, 0],
  ['one of others unchecked', '<script src="https://a.example/a.js"></script>', -5],
  ['none at all', '<p>text</p>', 0],
])('scripts: %s', (_, body, expected) => {
  const { points } = scoreOf(answer(page, { body }));
  expect(points.find(({ test: name }) => name === 'Subresource integrity')?.points).toBe(expected);
});
