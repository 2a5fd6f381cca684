import * as z from 'zod/mini';
import { type Addressee, type MailRequest, type Recipient, recipientOf } from './mail-request';
import type { Named, Template } from './mail-template';

/** One kind of mail, defined by the module of its event. */
export interface MailDefinition<Values extends Named = Named> {
  /** Unique name, stored in the outbox. */
  readonly name: string;
  /** Values of the mail, validated and cleaned. No secrets. */
  readonly values: z.core.$ZodType<Values>;
  /**
   * The most mails of this kind about one subject (the first part of `key`: an account, a document)
   * within a day; more are dropped. For what anyone can repeat with any address. Another account's
   * mails to the address are not counted, nor those before its owner confirmed it.
   */
  readonly maxADay?: number;
  /**
   * Organisers may read its text, so its values are kept for as long as the mail. Never for a mail
   * that proves something, says what somebody rated, or concerns an account's security.
   */
  readonly readable?: true;
  /** Somebody waits for it, such as a link or a notice of a sign-in: it is sent before all others. */
  readonly urgent?: true;
  /**
   * The public log's last signed head stands below it. For the mails that judges and nominators
   * keep: in their mailboxes nobody can change it.
   */
  readonly withLogHead?: true;
  readonly template: Template<NoInfer<Values>>;
}

interface Event<Values> {
  /** Identifies the event: one key, one mail. */
  key: string;
  to: Recipient;
  values: Values;
  /** The mail is useless after this time and is no longer sent. */
  sendBefore?: Date | undefined;
  /** The document whose present state it tells, see {@link MailRequest}. */
  stateOf?: MailRequest['stateOf'];
}

/** The values of a mail besides the name of its reader. */
export type MailValues<Values> = Omit<Values, 'name'>;

/** Names the mail that tells the state of a document, and replaces one of an earlier state. */
export const latestStateOf = ({ _id, revision }: { _id: string; revision: number }) => ({
  key: `${_id}:${revision}`,
  stateOf: { id: _id, revision },
});

/** Defines a mail. Its request throws a zod error for invalid values. */
export function defineMail<Values extends Named>(definition: MailDefinition<Values>) {
  const request = ({ key, to, values, sendBefore, stateOf }: Event<Values>): MailRequest => ({
    key,
    to,
    template: definition.name,
    values: { ...z.parse(definition.values, values) },
    ...(sendBefore ? { sendBefore } : {}),
    ...(stateOf && { stateOf }),
    ...(definition.urgent && { urgent: true }),
    ...(definition.maxADay !== undefined && { maxADay: definition.maxADay }),
  });
  return {
    ...definition,
    request,
    /**
     * As `request`, to an account's owner by name; `key` needs to be unique among its kind only. A
     * value that the mail does not have is a type error: it would be left out silently.
     */
    toOwner: <Given extends MailValues<Values>>(
      account: Addressee,
      about: Given & Record<Exclude<keyof Given, keyof Values>, never>,
      { key, ...event }: Pick<Event<Values>, 'key' | 'sendBefore' | 'stateOf'>,
    ): MailRequest =>
      request({
        ...event,
        key: `${definition.name}:${key}`,
        to: recipientOf(account),
        values: { ...(about as MailValues<Values>), name: account.displayName } as Values,
      }),
  };
}

export type MailCatalogue = ReadonlyMap<string, MailDefinition>;

/** Throws when two mails have the same name. */
export function catalogueOf(mails: readonly MailDefinition[]): MailCatalogue {
  const catalogue = new Map(mails.map((mail) => [mail.name, mail]));
  if (catalogue.size < mails.length) throw new Error('Two mails have the same name');
  return catalogue;
}
