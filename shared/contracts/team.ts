import * as z from 'zod/mini';
import { auditEntry } from './audit';
import { limits } from './limits';
import { judgeStates, nominationReviewStates, notSaved } from './list-options';
import { objectId } from './lists';
import { listedMail } from './mails';
import { roles } from './roles';
import { asLine, atMost, requiredLine } from './texts';

export const personQuery = z.strictObject({ accountId: objectId });

/** A person with all of their accounts. */
export const personReply = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** Whether their last mail bounced. */
  cameBack: z.boolean(),
  role: z.enum(roles),
  /** The newest season first. */
  nominations: z.array(
    z.object({
      id: z.string(),
      season: z.string(),
      category: z.string(),
      name: z.string(),
      reviewState: z.enum(nominationReviewStates),
      /** Whether the caller may write to them about it; false under a conflict of interest. */
      mayWrite: z.boolean(),
      /** The award in published results; null without one. */
      award: z.nullable(z.object({ tier: z.string(), isRevoked: z.boolean() })),
    }),
  ),
  judges: z.array(z.object({ id: z.string(), name: z.string(), state: z.enum(judgeStates) })),
  /** The last ten that the caller may see, newest first. */
  mails: z.array(listedMail),
});
export type PersonReply = z.infer<typeof personReply>;

/** Others' acts since the caller's last visit, newest first. */
export const activityReply = z.object({
  since: z.iso.datetime(),
  /**
   * At most five lines. A line stands for several acts of one kind by one person: the last one, and
   * their number.
   */
  lines: z.array(z.object({ entry: auditEntry, count: z.int() })),
});
export type ActivityReply = z.infer<typeof activityReply>;

const screen = z.string().check(z.regex(/^[a-z]{1,20}$/, 'Name a screen'));

const isFilter = (name: string) => /^[a-z]{1,20}$/.test(name) && !notSaved.includes(name);
const query = z.string().check(
  asLine(),
  atMost(500),
  z.refine(
    (text) => [...new URLSearchParams(text).keys()].every(isFilter),
    'Use the filters of the screen',
  ),
);

export const filtersQuery = z.strictObject({ screen });

export const filtersReply = z.object({
  filters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      query: z.string(),
      /** Null once their account is gone. */
      by: z.nullable(z.string()),
      mayRemove: z.boolean(),
    }),
  ),
});
export type SharedFilter = z.infer<typeof filtersReply>['filters'][number];

/** Payload of `shareFilter`. It replaces a filter of the same name on the same screen. */
export const shareFilterRequest = z.strictObject({
  filterId: z.uuid(),
  screen,
  name: requiredLine(limits.filterNameCharacters, 'Enter a name for these filters.'),
  query,
});
export type ShareFilterRequest = z.infer<typeof shareFilterRequest>;

export const removeFilterRequest = z.strictObject({ filterId: z.uuid() });
