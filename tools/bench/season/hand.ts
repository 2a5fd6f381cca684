import type { Locator, Page } from 'playwright-core';

/** What a part of a journey cost the person. */
export interface Effort {
  /** Presses of the mouse; choosing from a list counts as two. */
  clicks: number;
  /** Presses of single keys, such as shortcuts. */
  keys: number;
  /** Typed characters. */
  typed: number;
  /** Time of the machine; the person spends none thinking. */
  seconds: number;
}

/** A person at a page who does everything by mouse and keyboard, which is counted. */
export class Hand {
  effort: Effort = { clicks: 0, keys: 0, typed: 0, seconds: 0 };

  constructor(readonly page: Page) {}

  async click(what: Locator): Promise<void> {
    await what.click();
    this.effort.clicks += 1;
  }

  async button(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    await this.click(within.getByRole('button', { name, exact: true }));
  }

  /** Opens a screen by the console's navigation. */
  async open(name: string): Promise<void> {
    const navigation = this.page.getByRole('navigation', { name: 'Programme console' });
    await this.click(navigation.getByRole('link', { name, exact: true }));
    await this.page.getByLabel('Loading this page').waitFor({ state: 'detached' });
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.effort.keys += 1;
  }

  /** Writes into an empty field. */
  async write(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.page.keyboard.type(text);
    this.effort.typed += text.length;
  }

  /** Replaces what a field contains. */
  async type(field: Locator, text: string): Promise<void> {
    await this.click(field);
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
    this.effort.typed += text.length;
  }

  async choose(list: Locator, option: string): Promise<void> {
    await list.selectOption(option);
    this.effort.clicks += 2;
  }

  /** Opens a question, gives a reason where one is asked for, and confirms. */
  async decide(
    opener: string | RegExp,
    confirm: string,
    done: string,
    why?: string,
  ): Promise<void> {
    await this.button(opener);
    const dialog = this.page.getByRole('dialog');
    if (why) await this.type(dialog.getByLabel('Why'), why);
    await this.button(confirm, dialog);
    await this.told(done);
  }

  /** Waits for a notification. */
  async told(text: string | RegExp): Promise<void> {
    const notifications = this.page.getByRole('region', { name: 'Notifications' });
    await notifications.getByText(text).first().waitFor();
  }
}
