import * as z from 'zod/mini';
import { type Addressee, type MailRequest, type Recipient, recipientOf } from './mail-request';
import type { Named, Template } from './mail-template';

/** One kind of mail, defined by the module of its event. */
export interface MailDefinition<Values extends Named = Named> {
  readonly name: string;
  /** Values of the mail, validated and cleaned. No secrets. */
  readonly values: z.core.$ZodType<Values>;
  /**
   * The most mails of this kind in a day about one subject: the account or document in the first
   * part of `key`. More are dropped. For mails that anyone can send to any address. Mails of other
   * accounts, and those before the address was confirmed, do not count.
   */
  readonly maxADay?: number;
  /**
   * Set if organisers may read its text; then its values are kept as long as the mail. Never for a
   * mail with a proof, with ratings, or about an account's security.
   */
  readonly readable?: true;
  /** Set if somebody waits for it, such as for a sign-in link: it is sent before all others. */
  readonly urgent?: true;
  /**
   * Set to add the last signed head of the public log, for mails that judges and nominators keep:
   * no organiser can change a head in their mailboxes.
   */
  readonly withLogHead?: true;
  readonly template: Template<NoInfer<Values>>;
}

interface Event<Values> {
  /** Of requests with the same key only the first is sent. */
  key: string;
  to: Recipient;
  values: Values;
  /** A later mail would be useless and is not sent. */
  sendBefore?: Date | undefined;
  stateOf?: MailRequest['stateOf'];
}

/** The values of a mail except its reader's name. */
export type MailValues<Values> = Omit<Values, 'name'>;

/** Key and state of a mail about a document's state; it replaces an earlier state's mail. */
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
     * As `request`, addressed to an account's owner by name; `key` has to be unique among mails of
     * this kind. An unknown value is a type error, because it would be dropped silently.
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
