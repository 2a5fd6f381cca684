import { fillSilently } from '@meritum/shared/testing/fillField';
import { renderPage } from '@meritum/shared/testing/render';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as z from 'zod/mini';
import { ClientError } from '../client/clientError';
import { FormErrors } from './FormErrors';
import { FormFields } from './FormFields';
import { type Described, declareFields } from './fields';
import { useDeclaredForm } from './useDeclaredForm';

/** A form with a control of every kind. */
const application = z.object({
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A title is required'),
      z.maxLength(20, 'Use at most 20 characters'),
    ),
  profile: z.string().check(z.minLength(1, 'A profile is required'), z.maxLength(30)),
  reason: z.string().check(z.minLength(1, 'A reason is required'), z.maxLength(40)),
  years: z.number('Years are required'),
  agreed: z.boolean().check(z.refine((agreed) => agreed, 'You must agree')),
});

const fields = declareFields({
  form: 'application',
  schema: application,
  described: {
    email: { part: 'person', control: 'given', label: 'Email', type: 'email' },
    title: { part: 'person', control: 'text', label: 'Title', autoComplete: 'off' },
    profile: { part: 'person', control: 'url', label: 'Profile', placeholder: 'https://' },
    years: { part: 'work', control: 'number', label: 'Years', min: 1, max: 50 },
    reason: { part: 'work', control: 'essay', label: 'Reason', rows: 3 },
    file: { part: 'work', control: 'own', pointer: 'fileUrl' },
    agreed: { part: 'work', control: 'tick', label: 'I agree' },
  } satisfies Described<z.infer<typeof application>, 'person' | 'work', 'email' | 'file'>,
});

const filledIn = {
  title: 'Dr',
  profile: 'https://a.test',
  reason: 'Why not',
  years: 7,
  agreed: true,
};
const nothing = { title: '', profile: '', reason: '', years: undefined, agreed: false };

interface Props {
  start: Partial<typeof filledIn>;
  send(values: typeof filledIn): Promise<string>;
  onFailed?: (said: ReadonlyMap<string, string>) => void;
}

function Application({ start, send, onFailed }: Props) {
  const form = useDeclaredForm({
    fields,
    start: { ...nothing, ...start },
    send,
    onSent: () => {},
    ...(onFailed && { onFailed }),
  });
  return (
    <form {...form.element}>
      <FormErrors failures={form.failures} errors={form.errors({ file: undefined })} />
      <FormFields form={form} part="person" given={{ email: 'ana@example.com' }} />
      <FormFields
        form={form}
        part="work"
        own={{ file: <input type="file" aria-label="A file" /> }}
      />
      <button type="submit">Apply</button>
    </form>
  );
}

function open(props: Partial<Props> = {}) {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const send = jest.fn(props.send ?? (async () => 'Received'));
  const page = renderPage(<Application start={{}} {...props} send={send} />);
  return { ...page, send, apply: () => page.user.click(screen.getByText('Apply')) };
}

const summary = () => screen.findByRole('alert', { name: 'There is a problem' });
const problems = async () =>
  [...(await summary()).querySelectorAll('a')].map((link) => [link.hash, link.textContent]);

test('every field is drawn from its description, with the limit of its schema', async () => {
  const { user } = open({ start: filledIn });
  const attributes = fields.names.map((name) => {
    const control = document.getElementById(fields.idOf(name)) as HTMLInputElement | null;
    return [name, control?.type, control?.maxLength, control?.value];
  });
  expect(attributes).toEqual([
    ['email', 'email', -1, 'ana@example.com'],
    ['title', 'text', -1, 'Dr'],
    ['profile', 'url', -1, 'https://a.test'],
    ['years', 'number', -1, '7'],
    ['reason', 'textarea', -1, 'Why not'],
    ['file', undefined, undefined, undefined],
    ['agreed', 'checkbox', -1, 'on'],
  ]);
  expect(screen.getByLabelText('A file')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeDisabled();
  await user.type(screen.getByLabelText('Title'), 'x'.repeat(19));
  expect(screen.getByText('Use at most 20 characters. This has 21.')).toBeVisible();
});

test('FORM-013 what a password manager fills in without an event is sent', async () => {
  const { apply, send } = open({ start: { ...filledIn, title: '' } });
  fillSilently(screen.getByLabelText('Title'), 'Dr');
  await apply();
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual(filledIn));
});

test('a summary that begins below the screen is scrolled to', async () => {
  const at = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  at.mockReturnValue({ top: 900 } as DOMRect);
  const scroll = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  const { apply } = open();
  await apply();
  expect(await summary()).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([await summary()]);
  at.mockRestore();
});

test("VAL-014 editing a field clears that field's error only", async () => {
  const { apply, user } = open();
  await apply();
  await summary();
  await user.type(screen.getByLabelText('Title'), 'D');
  expect((await problems()).map(([id]) => id)).toEqual([
    '#application-profile',
    '#application-years',
    '#application-reason',
    '#application-agreed',
  ]);
});

test("the browser's own checks come once ours are through", async () => {
  const { apply, send, user } = open({ start: { ...filledIn, years: 90, title: '' } });
  await apply();
  expect(await problems()).toEqual([['#application-title', 'A title is required']]);
  await user.type(screen.getByLabelText('Title'), 'Dr');
  await apply();
  await waitFor(async () =>
    expect((await problems()).map(([id]) => id)).toEqual(['#application-years']),
  );
  expect(send).not.toHaveBeenCalled();
});

test('a server error is shown at its field, and passed on for a custom control', async () => {
  const onFailed = jest.fn();
  const errors = [
    { pointer: '/title', message: 'Not this one' },
    { pointer: '/fileUrl', message: 'Not that file' },
    { pointer: '/other', message: 'Unknown' },
  ];
  const refused = new ClientError({ code: 'invalid-argument', message: '-', status: 400, errors });
  const { apply } = open({ start: filledIn, send: () => Promise.reject(refused), onFailed });
  await apply();
  expect(await problems()).toEqual([['#application-title', 'Not this one']]);
  expect([...onFailed.mock.calls[0][0]]).toEqual([
    ['file', 'Not that file'],
    ['title', 'Not this one'],
  ]);
});

test("a message that any field may have is shown with the field's name", async () => {
  const { apply } = open({ start: { ...filledIn, title: 'x'.repeat(21) } });
  await apply();
  expect(await problems()).toEqual([['#application-title', 'Title: Use at most 20 characters']]);
  expect(screen.getByText('Use at most 20 characters')).toBeVisible();
});

test('two clicks send once', async () => {
  const { apply, send } = open({ start: filledIn, send: () => new Promise(() => {}) });
  await apply();
  await apply();
  expect(send).toHaveBeenCalledTimes(1);
});

test('Enter in a field of one line or a tick sends nothing (FORM-001)', async () => {
  const { send, user } = open({ start: filledIn });
  for (const label of ['Title', 'Profile', 'Years', 'I agree'])
    await user.type(screen.getByLabelText(label), '{Enter}', { skipClick: false });
  await user.type(screen.getByLabelText('Reason'), 'a{Enter}b');
  expect(screen.getByLabelText('Reason')).toHaveValue('Why nota\nb');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('Enter still opens the choice of a file', () => {
  open();
  expect(fireEvent.keyDown(screen.getByLabelText('A file'), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Enter' })).toBe(false);
});
