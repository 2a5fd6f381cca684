import type { APIRequest, APIRequestContext, Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import type { SessionReply } from '../shared/contracts/identity';
import { projectTitle } from '../shared/programme/site';
import type { Account } from './accounts';
import { expect } from './fixtures';

/** What an applicant enters apart from name and years. */
export const application = {
  Designation: 'Head of Research',
  Organization: 'Judges & Sons',
  LinkedIn: 'https://www.linkedin.com/in/jo-judge',
  'Reason 1': 'I have built what I am asked to judge.',
  'Reason 2': 'I have judged two hackathons and reviewed papers.',
  'Reason 3': 'I keep to myself what I read.',
} as const;

/** The parts of the judge portal that journeys touch. */
export function judging(page: Page) {
  const evaluation = page.getByRole('region', { name: 'Evaluation' });
  const dialog = page.getByRole('dialog', { name: 'Submit this evaluation?' });
  return {
    form: page.getByRole('form', { name: 'Judging Interest Form' }),
    evaluation,
    dialog,
    chooser: page.getByLabel('Select Assignment'),
    name: page.getByRole('article').getByRole('heading', { level: 2 }),
    refresh: page.getByRole('button', { name: 'Refresh' }),
    rating: (name: string) => evaluation.getByLabel(name, { exact: true }),
    counters: () =>
      page
        .locator('dl')
        .filter({ hasText: 'Assigned Nominations' })
        .locator('dd')
        .allTextContents(),
    /** Six keys: four ratings, Enter for the confirmation, Enter in it. */
    async rateByKeys(keys: string) {
      await evaluation.getByLabel('Innovation', { exact: true }).focus();
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Confirm and submit' })).toBeFocused();
      await page.keyboard.press('Enter');
    },
  };
}

/** A current token of the account that is signed in there. */
export async function tokenOf(request: APIRequestContext, address: string): Promise<string> {
  const reply = await request.post(address + calls.refreshSession.path);
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as SessionReply).accessToken;
}

interface Applicant {
  fullName: string;
  email: string;
}

/** Registers an account and applies to judge with it, over the API. */
export async function applyToJudge(apart: APIRequest, address: string, person: Applicant) {
  const request = await apart.newContext();
  const password = 'plum kettle oxbow';
  const entered = await request.post(address + calls.register.path, {
    data: { ...person, password },
  });
  const { accessToken } = (await entered.json()) as SessionReply;
  const reply = await request.post(address + calls.submitTechJudgeApplication.path, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: {
      ...person,
      designation: application.Designation,
      organization: application.Organization,
      linkedInUrl: application.LinkedIn,
      experienceYears: 12,
      judgingYears: 3,
      reason1: application['Reason 1'],
      reason2: application['Reason 2'],
      reason3: application['Reason 3'],
      agreeTerms: true,
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await request.dispose();
}

interface Work {
  essay: string;
  links?: readonly string[];
  document?: { name: string; mimeType: string; content: Buffer };
}

/** Nominates over the API. */
export async function nominate(request: APIRequestContext, person: Account, work: Work) {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  let supportingDocUrl = '';
  if (work.document) {
    const { name, mimeType, content: buffer } = work.document;
    const sent = await request.post(calls.uploadNominationDocument.path, {
      headers,
      multipart: { file: { name, mimeType, buffer } },
    });
    supportingDocUrl = (await sent.json()).url;
  }
  const links = [0, 1, 2, 3, 4].map((at) => [`supportingLink${at + 1}`, work.links?.[at] ?? '']);
  const reply = await request.post(calls.submitTechNomination.path, {
    headers,
    data: {
      fullName: person.fullName,
      designation: 'Engineer',
      organization: `${person.fullName} Works`,
      linkedInUrl: 'https://www.linkedin.com/in/nominee',
      essay: work.essay,
      ...Object.fromEntries(links),
      agreeTerms: true,
      email: person.email,
      submittedBy: 'x',
      submitterEmail: person.email,
      projectTitle,
      supportingDocUrl,
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** A PDF of one page with one line of text. */
export function readablePdf(line: string): Buffer {
  const stream = `BT /F1 24 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
