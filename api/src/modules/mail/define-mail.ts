import * as z from 'zod/mini';
import type { MailRequest, Recipient } from './request';
import type { Template } from './template';

/** One kind of mail, as the module that owns its event states it. */
export interface MailDefinition<Values extends object = object> {
  /** Unique; the outbox names the mail by it. */
  readonly name: string;
  /** What the mail needs to be written, checked and cleaned. Nothing secret is among it. */
  readonly values: z.core.$ZodType<Values>;
  /**
   * For an event that somebody can repeat at will, and so for anybody's address: an address is sent so
   * many of them within a day, and the others are dropped.
   */
  readonly mostADay?: number;
  /** How it looks; loaded with the first mail only, not at the start of the process. */
  template(): Promise<Template<Values>>;
}

interface Event<Values> {
  /** Names the event: the same event always has the same key, and one mail. */
  key: string;
  to: Recipient;
  values: Values;
  /** After this moment the mail is of no use, and is not sent any more. */
  sendBefore?: Date;
}

/** States a mail. Its request throws a zod error when a value cannot be one of the mail. */
export function defineMail<Values extends object>(definition: MailDefinition<Values>) {
  return {
    ...definition,
    request: ({ key, to, values, sendBefore }: Event<Values>): MailRequest => ({
      key,
      to,
      template: definition.name,
      values: { ...z.parse(definition.values, values) },
      ...(sendBefore ? { sendBefore } : {}),
      ...(definition.mostADay !== undefined && { mostADay: definition.mostADay }),
    }),
  };
}

/** Every mail that can be written, by name. */
export type MailCatalogue = ReadonlyMap<string, MailDefinition>;

/** Throws when two mails have one name. */
export function catalogueOf(mails: readonly MailDefinition[]): MailCatalogue {
  const catalogue = new Map(mails.map((mail) => [mail.name, mail]));
  if (catalogue.size < mails.length) throw new Error('Two mails have the same name');
  return catalogue;
}
