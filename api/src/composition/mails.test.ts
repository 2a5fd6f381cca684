import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { origin, testLogHead, testSite } from '../../testing/mail-requests';
import { turnedDownMail } from '../modules/identity/mails/ProposalTurnedDown';
import { invitationMail } from '../modules/judges/mails/invitation';
import { letters } from '../modules/judges/mails/letters';
import { renderMail, renderSample } from '../modules/mail/render';
import {
  type ReceivedValues,
  received as receivedMail,
} from '../modules/nominations/mails/NominationReceived';
import { returned } from '../modules/nominations/mails/NominationReturned';
import { published } from '../modules/publication/mails/ResultsPublished';
import { allMails } from './modules';

const modulesFolder = join(import.meta.dirname, '../modules');

test('every mail that is defined is listed by a module', () => {
  const named = readdirSync(modulesFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /[/]mails[/][^/]+[.]tsx$/.test(file))
    .map((file) => readFileSync(join(modulesFolder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/(?:defineMail\(\{\s+name: |letter\()'([^']+)'/g)])
    .map(([, name]) => name);
  expect(named.sort()).toEqual([...allMails.keys()].sort());
});

test('every mail is expected by name in a test of its sender', () => {
  const source = join(import.meta.dirname, '..');
  const tests = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('modules/mail'))
    .concat('../testing/mails.ts')
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n');
  const names = [...allMails.keys()];
  expect(names.filter((name) => !RegExp(`['\`]${name}['\`:]`).test(tests))).toEqual([]);
});

test('the sample values of a mail are valid values', () => {
  for (const { name, values, template } of allMails.values()) {
    const { sample } = template;
    expect([name, z.parse(values, sample)]).toEqual([name, sample]);
  }
});

test('each mail that judges and nominators keep ends with the last signed head of the log', () => {
  const kept = [...allMails.values()].filter(({ withLogHead }) => withLogHead);
  expect(kept.map(({ name }) => name).sort()).toEqual([
    'entry-proof',
    'evaluation-reminder',
    'judging-completed',
    'nomination-received',
    'rating-receipts',
    'rating-set-aside',
    'rating-voided',
    'result-waiting',
    'results-judged',
    'results-published',
  ]);
  for (const { template } of kept)
    expect(renderMail(template, template.sample, testSite, testLogHead).text).toContain(
      testLogHead,
    );
});

const addressesIn = (html: string) =>
  [...html.matchAll(/(?:href|src|background|action)="([^"]*)"/g)].map(
    ([, address]) => address ?? '',
  );

describe.each([...allMails.values()])('$name', ({ template }) => {
  let subject: string;
  let html: string;
  let text: string;
  beforeAll(() => {
    ({ subject, html, text } = renderSample(template, testSite));
  });

  test('leads to the site and to support only, and loads nothing', () => {
    const elsewhere = addressesIn(html).filter(
      (address) => !address.startsWith(`${origin}/`) && address !== 'mailto:support@awards.example',
    );
    expect(elsewhere).toEqual([]);
    expect(html).not.toMatch(/<(img|script|link|iframe|form|object)\b|@import|@font-face|url\(/i);
  });

  test('has its reader sign in where a link leads to a page of their own', () => {
    const site = { ...testSite, ownLink: (path: string) => testSite.link(`${path}#for=`) };
    const own = addressesIn(renderSample(template, site).html).filter((address) =>
      /\/(tech-|account)[^#]*(#for|$)/.test(address),
    );
    expect(own.filter((address) => !address.endsWith('#for='))).toEqual([]);
  });

  test('says the same in HTML and in text', () => {
    expect(text.split('\n')[0]).toBe(subject);
    const words = text.replace(/https:\/\/\S+/g, '').match(/[a-z]{4,}/gi) ?? [];
    const shown = html.replace(/<[^>]+>/g, '');
    expect(words.filter((word) => !shown.includes(word))).toEqual([]);
    expect(text).not.toMatch(/<|&(amp|lt|#x)/);
  });

  test('tells a screen reader its language, and follows the scheme of the reader', () => {
    expect(html).toMatch(/<html lang="en"/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html.match(/<table\b/g)?.length).toBe(html.match(/role="presentation"/g)?.length);
  });
});

const hostile = '<img src=x onerror=alert(1)> "\'&';

const received: ReceivedValues = {
  name: hostile,
  nominee: hostile,
  organization: '</td></table><script>alert(1)</script>',
  category: 'Technology',
  reference: 'N-3F2A-91C0',
  submittedAt: new Date('2025-08-04T09:30:00Z'),
};

test('markup in a value is shown as typed', () => {
  const { html, text, subject } = renderMail(receivedMail.template, received, testSite);
  expect(html).not.toMatch(/<img|<script/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain(`Nominee: ${hostile}`);
  expect(text).toContain('Organization: </td></table><script>alert(1)</script>');
  expect(subject).toBe('We have received your nomination');
});

test.each([
  [{}, 'You have won Gold in Technology, Season 2025', 'Congratulations.'],
  [
    { tier: '' },
    'How the judges rated your work in Technology, Season 2025',
    'did not reach an award',
  ],
  [{ tier: '', outcome: 'too few' }, 'Your nomination in Technology, Season 2025, has no', 'sorry'],
  [{ tier: '', outcome: 'voided' }, 'Your nomination in Technology, Season 2025, was', 'says more'],
])('a result comes first, in its own words (GUIDE-021): %j', (changes, subject, words) => {
  const { template, values } = published;
  const mail = renderMail(template, z.parse(values, { ...template.sample, ...changes }), testSite);
  expect(mail.subject).toMatch(subject);
  expect(mail.text).toContain(words);
  expect(mail.text.includes('your certificate')).toBe(!('tier' in changes));
  expect(mail.text.match(/tech-nomination\/result/g)).toHaveLength(1);
});

test('nobody is said to have an account who was only invited', () => {
  const [invited, judge] = [invitationMail, letters.judgeRejected];
  expect(renderSample(invited.template, testSite).text).toContain(
    'because an organiser gave us your address.',
  );
  expect(renderSample(judge.template, testSite).text).toContain('because of your account with');
});

test('a note keeps its paragraphs and none of its markup', () => {
  const note = 'First <b>point</b>.\r\n\r\nSecond point.\u0007';
  const values = { name: 'Ada', note, canBeSubmitted: true };
  const { html, text } = renderMail(returned.template, values, testSite);
  expect(html).toContain('First &lt;b&gt;point&lt;/b&gt;.</p>');
  expect(text).toContain('First <b>point</b>.\n\nSecond point.\n');
});

test('of who turned a proposal down, no name or reason leads elsewhere', () => {
  const { template } = turnedDownMail;
  const values = { ...template.sample, by: 'www.evil.example', reason: 'See evil.example' };
  const { text } = renderMail(template, values, testSite);
  expect(text).toContain('Another organiser has turned down what you proposed:');
  expect(text).toContain('Read it in the console.');
  expect(text).not.toContain('evil');
});

test.each([
  ['Ada Sample', 'Hello Ada Sample,'],
  ['José Núñez Jr.', 'Hello José Núñez Jr.,'],
  ['J.R.R. Sample', 'Hello J.R.R. Sample,'],
  ['You won, see evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['www.evil', 'Hello,'],
  ['eve@evil', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
  ['', 'Hello,'],
])('a name that looks like a link is not repeated to a stranger: %s', (name, greeting) => {
  const { text } = renderMail(letters.judgeRejected.template, { name }, testSite);
  expect(text.split('\n')[2]).toBe(greeting);
});
