import * as z from 'zod/mini';
import { auditEntry } from './audit';
import { limits } from './limits';
import { judgeStates, nominationReviewStates, notSaved } from './list-options';
import { objectId } from './lists';
import { listedMail } from './mails';
import { roles } from './roles';
import { asLine, atMost, requiredLine } from './texts';

export const personQuery = z.strictObject({ accountId: objectId });

/** A person by all of their accounts. */
export const personReply = z.object({
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** Their last mail came back. */
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
      /** Whether the caller has no conflict of interest, and so may write to them about it. */
      mayWrite: z.boolean(),
      /** Of published results; null without one. */
      award: z.nullable(z.object({ tier: z.string(), isRevoked: z.boolean() })),
    }),
  ),
  judges: z.array(z.object({ id: z.string(), name: z.string(), state: z.enum(judgeStates) })),
  /** The last ten of the kinds that the caller may see, the newest first. */
  mails: z.array(listedMail),
});
export type PersonReply = z.infer<typeof personReply>;

/** What others have done since the caller was here last, the newest first. */
export const activityReply = z.object({
  since: z.iso.datetime(),
  /** The last of several acts of one kind by one person, with how many; five at most. */
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

/** Payload of `shareFilter`; one of the same name on the same screen is replaced. */
export const shareFilterRequest = z.strictObject({
  filterId: z.uuid(),
  screen,
  name: requiredLine(limits.filterNameCharacters, 'Enter a name for these filters.'),
  query,
});
export type ShareFilterRequest = z.infer<typeof shareFilterRequest>;

export const removeFilterRequest = z.strictObject({ filterId: z.uuid() });
