import { writeFile } from 'node:fs/promises';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import type { SessionReply } from '../shared/contracts/identity';
import { nominationFields } from '../shared/contracts/nominations';
import { takeFields } from '../shared/contracts/shape';
import { expect } from './fixtures';

/** The fields of the nomination that the summary shows (NOM-023). */
export const summarised = {
  Designation: 'Head of Research',
  Organization: 'Sample Labs',
  'LinkedIn URL': 'https://www.linkedin.com/in/ada-sample',
} as const;

/** A valid nomination as a person enters it. */
export const typed = {
  ...summarised,
  'Your work in one line': 'A pump controller that keeps wells running through a drought',
} as const;

export const essay = 'We made a hard thing simple, and measured what it changed.';

/** A person's nomination in the API's format. */
export const nominationOf = (
  { fullName, email }: { fullName: string; email: string },
  changed: Partial<Record<keyof typeof nominationFields | 'supportingDocUrl', string>> = {},
) => ({
  ...takeFields(nominationFields, {}),
  fullName,
  email,
  submitterEmail: email,
  submittedBy: '',
  projectTitle: '',
  designation: 'Engineer',
  organization: `${fullName} Works`,
  linkedInUrl: 'https://www.linkedin.com/in/nominee',
  line: `What ${fullName} made`,
  essay,
  supportingDocUrl: '',
  agreeTerms: true,
  ...changed,
});

/** A current access token of the person who is signed in. */
export async function tokenOf(request: APIRequestContext, address = ''): Promise<string> {
  const reply = await request.post(address + calls.refreshSession.path);
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as SessionReply).accessToken;
}

/** Downloads a document as the signed-in person. */
export async function storedDocument({ request }: Page, url: string): Promise<Buffer> {
  const authorization = `Bearer ${await tokenOf(request)}`;
  return (await request.get(url, { headers: { authorization } })).body();
}

/** The nomination portal, as journeys use it. */
export function portal(page: Page) {
  const form = page.getByRole('form', { name: 'Nomination' });
  return {
    form,
    document: form.locator('input[type=file]'),
    submit: form.getByRole('button', { name: 'Submit Nomination' }),
    status: page.getByRole('region', { name: 'Nomination status' }),
    summary: page.getByRole('region', { name: 'Your nomination' }),
    async open() {
      await page.goto('/tech-nomination');
      await expect(form).toBeVisible();
    },
    async fill() {
      for (const [label, value] of Object.entries(typed)) {
        await form.getByLabel(label, { exact: true }).fill(value);
      }
      await form.getByLabel('Essay').fill(essay);
      await form.getByRole('checkbox').check();
    },
  };
}

/** A file to upload. Large ones are read from disk, which is faster than sending them. */
export async function onDisk(info: TestInfo, name: string, content: Buffer): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, content);
  return path;
}

/** A PDF of exactly this many bytes, different for each seed. */
export function pdf(bytes: number, seed = 'sample'): Buffer {
  const content = Buffer.alloc(bytes, `${seed} `);
  content.write('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1');
  content.write('\n%%EOF\n', bytes - 7, 'latin1');
  return content;
}
