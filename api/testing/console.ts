import type { AuditReply } from '@meritum/shared/contracts/audit';
import { type CallName, calls } from '@meritum/shared/contracts/calls';
import type {
  ConsoleJudge,
  JudgeDetail,
  JudgesReply,
} from '@meritum/shared/contracts/listed-judges';
import type {
  NominationDetail,
  NominationsReply,
} from '@meritum/shared/contracts/listed-nominations';
import type { App } from '../src/platform/zod/provider';
import type { Person } from './accounts';

type Query = Record<string, string>;

export const askAs = (app: App, { authorized: headers }: Person, path: string, query: Query = {}) =>
  app.inject({ url: `/api/admin/${path}`, headers, query });

/** Makes a call by name; `given` is the query of a GET, otherwise the body. */
export function callAs(
  app: App,
  { authorized: headers }: Pick<Person, 'authorized'>,
  name: CallName,
  given?: object,
) {
  const { method, path: url } = calls[name];
  const sent = method === 'GET' ? { query: { ...given } } : { ...(given && { payload: given }) };
  return app.inject({ method, url, headers, ...sent });
}

/** Sends an organiser's decision and waits for background work. */
export async function sendAs(
  app: App,
  { authorized: headers }: Person,
  path: string,
  payload: object,
) {
  const url = `/api/admin/${path}`;
  const reply = await app.inject({ method: 'POST', url, headers, payload });
  await app.background.idle();
  return reply;
}

/** The audit trail as an organiser reads it, newest first. */
export const auditSeen = async (app: App, admin: Person, query: Query = {}) =>
  (await askAs(app, admin, 'audit', query)).json<AuditReply>().entries;

export async function nominationSeen(app: App, admin: Person, nominationId: string) {
  const reply = await askAs(app, admin, 'nominations/detail', { nominationId });
  return reply.json<NominationDetail>();
}

export const nominationsSeen = async (app: App, admin: Person, query: Query = {}) =>
  (await askAs(app, admin, 'nominations', query)).json<NominationsReply>();

export const judgesSeen = async (app: App, admin: Person, query: Query = {}) =>
  (await askAs(app, admin, 'judges', query)).json<JudgesReply>();

/** The judge as the list shows them. */
export async function listedJudge(
  app: App,
  admin: Person,
  { email }: Pick<Person, 'email'>,
): Promise<ConsoleJudge> {
  const [found] = (await judgesSeen(app, admin, { search: email })).rows;
  if (!found) throw new Error(`No judge listed with ${email}`);
  return found;
}

export async function judgeSeen(app: App, admin: Person, judge: Pick<Person, 'email'>) {
  const { id: judgeId } = await listedJudge(app, admin, judge);
  return (await askAs(app, admin, 'judges/detail', { judgeId })).json<JudgeDetail>();
}
