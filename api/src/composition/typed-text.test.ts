import * as z from 'zod/mini';
import { testComposer } from '../../testing/mail-requests';
import {
  count,
  identifier,
  label,
  labels,
  line,
  longText,
  moment,
  proofTexts,
} from '../modules/mail/fields';
import type { Mail } from '../modules/mail/mail';
import { messageOf } from '../modules/mail/transports/message';
import { fieldsOf, innermostSchema } from '../modules/mail/typed';
import { greetedName } from '../platform/text';
import { allMails } from './modules';

const compose = testComposer(allMails);
const mails = [...allMails.values()];

/** Each contains `mallory`, by which tests find it after escaping. */
const attacks = [
  'https://mallory.example/win',
  'hxxps://mallory[.]example',
  'Visit mallory.example now',
  'www.mallory',
  'mallory.example',
  'mallory。example',
  'mallory．example',
  'mallory․example',
  'mallory.пример',
  'mallory.xn--e1afmkfd',
  'mal\u200blory mallory.\u200bexample',
  'mallory.\u0301example',
  'support@mallory.example',
  '"support" <mallory@evil.example>',
  '[your prize](https://mallory.example)',
  '<a href="https://mallory.example">prize</a>',
  'mallory\r\nBcc: everybody@example.com',
  'mallory\u202emoc.elpmaxe',
  'mallory\u0000\u0007\u001b[31m',
  '//mallory/path',
  'tel:mallory',
];

/** A mail as stored, with `typed` in every field that people type. */
async function holding(definition: (typeof mails)[number], typed: string, confirmed?: boolean) {
  const { sample } = definition.template;
  const texts = Object.entries(fieldsOf(definition)).filter(
    ([, field]) => innermostSchema(field) === line,
  );
  return {
    key: 'an-event:1',
    to: {
      address: 'ada@example.com',
      name: typed,
      ...(confirmed === undefined ? {} : { confirmed }),
    },
    template: definition.name,
    values: { ...sample, ...Object.fromEntries(texts.map(([name]) => [name, typed])) },
    queuedAt: new Date('2025-08-04T09:30:00Z'),
  } as unknown as Mail;
}

/** Returns the mail as it is sent, decoded. */
async function written(mail: Mail) {
  const composed = await compose(mail);
  const raw = (await messageOf(composed)).toString('utf8');
  return { ...composed, all: [raw, composed.html, composed.text, composed.to.name].join('\n') };
}

const received = mails.find(({ name }) => name === 'nomination-received');

/** All mails are cleaned alike: all attacks are tried in one mail, and a few in each. */
const tried = mails.flatMap((definition) =>
  attacks
    .filter((_, at) => definition === received || at % 8 === 0)
    .map((typed) => ({ name: definition.name, typed, definition })),
);

test.each(tried)(
  '$name quotes nothing to an unconfirmed address: $typed',
  async ({ definition, typed }) => {
    for (const confirmed of [false, undefined]) {
      const { all, to } = await written(await holding(definition, typed, confirmed));
      expect(all.toLowerCase()).not.toContain('mallory');
      expect(to).toEqual({ address: 'ada@example.com', name: '' });
    }
  },
);

test.each(tried)(
  '$name makes no link and no header of it for its own author: $typed',
  async ({ definition, typed }) => {
    const { all, html, to } = await written(await holding(definition, typed, true));
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
    expect(links.filter((address) => address?.includes('mallory'))).toEqual([]);
    expect(html).not.toMatch(/<a href="https:\/\/mallory/);
    expect(all).not.toMatch(/^Bcc:/m);
    expect(to.name === '' || greetedName(to.name) === to.name).toBe(true);
    expect(to.name).not.toMatch(/[/\\:@<>]|\.\p{L}{2}/u);
  },
);

const known = new Set<z.core.$ZodType>([
  line,
  label,
  labels,
  longText,
  identifier,
  moment,
  count,
  proofTexts,
]);
const plain = ['enum', 'boolean', 'number', 'date', 'literal'];
const isKnown = (field: z.core.$ZodType) =>
  known.has(innermostSchema(field)) || plain.includes(innermostSchema(field)._zod.def.type);

/** Whether a composite value has no typed part: such values are not cleaned. */
function isUntyped(field: z.core.$ZodType): boolean {
  const parts = Object.values(
    fieldsOf({ values: innermostSchema(field) as z.core.$ZodType<object> }),
  );
  return parts.length > 0 && parts.every((part) => isKnown(part) && innermostSchema(part) !== line);
}

test.each(mails)(
  '$name says which of its values people typed: each is of a known kind',
  (definition) => {
    const unknown = Object.entries(fieldsOf(definition)).filter(
      ([, field]) => !isKnown(field) && !isUntyped(field),
    );
    expect(unknown.map(([name]) => name)).toEqual([]);
  },
);

test('typed text is repeated once the address is confirmed', async () => {
  if (!received) throw new Error('there is no such mail');
  const { text, to } = await written(await holding(received, 'Ada Sample', true));
  expect(text).toContain('Hello Ada Sample,');
  expect(text).toContain('Nominee: Ada Sample');
  expect(to).toEqual({ address: 'ada@example.com', name: 'Ada Sample' });
});

test('a mail without typed text has no empty lines instead', async () => {
  if (!received) throw new Error('there is no such mail');
  const { text } = await written(await holding(received, 'Ada Sample', false));
  expect(text).toContain('Hello,');
  expect(text).not.toMatch(/Nominee|Organization/);
  expect(text).toContain('Category: Technology');
});

test('an optional value is still recognised as typed', () => {
  const values = z.object({ name: z.optional(line), kind: label });
  const typed = Object.values(fieldsOf({ values })).map((field) => innermostSchema(field) === line);
  expect(typed).toEqual([true, false]);
});
