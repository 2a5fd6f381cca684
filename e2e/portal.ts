import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect } from './fixtures';

/** A valid nomination as a person enters it. */
export const typed = {
  Designation: 'Head of Research',
  Organization: 'Sample Labs',
  'LinkedIn URL': 'https://www.linkedin.com/in/ada-sample',
} as const;

export const essay = 'We made a hard thing simple, and measured what it changed.';

/** The parts of the nomination portal that journeys touch. */
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
    /** Fills in all required fields. */
    async fill() {
      for (const [label, value] of Object.entries(typed)) {
        await form.getByLabel(label, { exact: true }).fill(value);
      }
      await form.getByLabel('Essay').fill(essay);
      await form.getByRole('checkbox').check();
    },
  };
}

/** A file to upload; large ones are read from disk, which is faster than sending them to the browser. */
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
