import type { APIRequestContext, Page } from '@playwright/test';
import { calls } from '../shared/contracts/calls';
import type { Account } from './accounts';
import { expect } from './fixtures';
import { essay, nominationOf } from './portal';

/** The applicant's answers, except name and years. */
export const application = {
  Designation: 'Head of Research',
  Organization: 'Judges & Sons',
  LinkedIn: 'https://www.linkedin.com/in/jo-judge',
  'Reason 1': 'I have built what I am asked to judge.',
  'Reason 2': 'I have judged two hackathons and reviewed papers.',
  'Reason 3': 'I keep to myself what I read.',
} as const;

/** The judge portal, as journeys use it. */
export function judging(page: Page) {
  const evaluation = page.getByRole('region', { name: 'Evaluation' });
  const dialog = page.getByRole('dialog', { name: /^Submit your ratings of/ });
  return {
    form: page.getByRole('form', { name: 'Judging Interest Form' }),
    evaluation,
    chooser: page.getByLabel('Select Assignment'),
    name: page.getByRole('article').getByRole('heading', { level: 2 }),
    refresh: page.getByRole('button', { name: 'Refresh' }),
    counters: () =>
      page
        .locator('dl')
        .filter({ hasText: 'Assigned Nominations' })
        .locator('dd')
        .allTextContents(),
    async apply() {
      const form = page.getByRole('form', { name: 'Judging Interest Form' });
      for (const [label, text] of Object.entries(application)) {
        await form.getByLabel(label, { exact: true }).fill(text);
      }
      await form.getByLabel('Years of Experience').fill('12');
      await form.getByLabel('Years Judging').fill('3');
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Submit Application' }).click();
    },
    /** Six keys: four ratings, Enter to submit and Enter to confirm. */
    async rateByKeys(keys: string) {
      await evaluation.getByLabel('Innovation', { exact: true }).focus();
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: 'Confirm and submit' })).toBeFocused();
      await page.keyboard.press('Enter');
    },
  };
}

interface Document {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A paragraph that runs from right to left. */
export const hebrew = 'עשינו דבר קשה לפשוט';

/** Nominates over the API, with a link and a document. */
export async function nominate(request: APIRequestContext, person: Account, file: Document) {
  const headers = { authorization: `Bearer ${person.accessToken}` };
  const multipart = { file };
  const sent = await request.post(calls.uploadNominationDocument.path, { headers, multipart });
  const { url: supportingDocUrl } = await sent.json();
  const supportingLink1 = 'https://example.com/work';
  const text = `${essay}\n${hebrew}`;
  const data = nominationOf(person, { essay: text, supportingLink1, supportingDocUrl });
  const reply = await request.post(calls.submitTechNomination.path, { headers, data });
  expect(reply.status(), await reply.text()).toBe(201);
}

/** A PDF with a landscape and a portrait page, each with one line of text at the top. */
export function readablePdf(line: string): Buffer {
  const stream = `BT /F1 24 Tf 72 560 Td (${line}) Tj /F2 24 Tf 0 -40 Td <93FA967B8CEA> Tj ET`;
  const page =
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 7 0 R >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>',
    `${page} /MediaBox [0 0 792 612] >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `${page} /MediaBox [0 0 612 792] >>`,
    // A predefined encoding of PDF readers, as Japanese programs use it.
    '<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [8 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 9 0 R >>',
    '<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [-123 -257 1001 910] /ItalicAngle 0 /Ascent 709 /Descent -241 /CapHeight 709 /StemV 69 >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 10\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size 10 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
