import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The side panel of the portals and its actions. */
export function panel(page: Page) {
  const root = page.getByRole('region', { name: 'Account' });
  const signInForm = root.getByRole('form', { name: 'Sign in' });
  return {
    root,
    signInForm,
    tab: (name: 'Sign In' | 'Register') => root.getByRole('tab', { name }),
    google: root.getByRole('button', { name: 'Continue with Google' }),
    signOut: root.getByRole('button', { name: 'Sign Out' }),
    forgotten: root.getByRole('button', { name: 'Forgot password?' }),
    /** The account that is signed in. */
    name: root.getByRole('heading', { level: 2 }),
    /** Creates an account with a password of its own. */
    async register(fullName: string, email: string) {
      await root.getByRole('tab', { name: 'Register' }).click();
      const form = root.getByRole('form', { name: 'Register' });
      await form.getByLabel('Full name').fill(fullName);
      await form.getByLabel('Email').fill(email);
      await form.getByLabel('Password', { exact: true }).fill('plum kettle oxbow');
      await form.getByLabel('Confirm password').fill('plum kettle oxbow');
      await form.getByRole('button', { name: 'Create account' }).click();
    },
    async signIn(email: string, password: string) {
      await root.getByRole('tab', { name: 'Sign In' }).click();
      await signInForm.getByLabel('Email').fill(email);
      await signInForm.getByLabel('Password', { exact: true }).fill(password);
      await signInForm.getByRole('button', { name: 'Sign in', exact: true }).click();
    },
  };
}

/** The two portals with the texts of their panels (AUTH-002, AUTH-006). */
export const portals = [
  { path: '/tech-nomination', heading: 'Create your account to nominate', status: 'Nominator' },
  { path: '/tech-judging', heading: 'Create your account', status: 'Applicant' },
] as const;

/** Follows the mailed confirmation link in another tab of the same browser. */
export async function confirmByLink(context: BrowserContext, link: string): Promise<void> {
  const mail = await context.newPage();
  await mail.goto(link);
  await mail.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(mail.getByText('Your email address is confirmed')).toBeVisible();
  await expect(mail.getByRole('link', { name: /^Go (on )?to (the|your)/ })).toBeVisible();
  await mail.close();
}

/** Presses Tab until an element has the focus. */
export async function reachByTab(target: Locator): Promise<void> {
  const reached = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await reached()); presses++) {
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
