import { site } from '@meritum/shared/programme/site';
import type { FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import type { Clock } from '../platform/clock';
import { gridFiles, prepareFiles } from '../platform/files/files';
import type { Revocations } from '../platform/sessions/revocations';
import type { App } from '../platform/zod/provider';
import { claimDocument, type Documents } from './documents/commands';
import { documentRoutes } from './documents/routes';
import { documentsStore, prepareDocuments } from './documents/store';
import { accountsStore, prepareAccounts } from './identity/accounts-store';
import type { Identities } from './identity/commands';
import { argon2Passwords } from './identity/passwords';
import { identityRoutes } from './identity/routes';
import { prepareSessions, sessionsStore } from './identity/sessions-store';
import type { Nominations } from './nominations/commands';
import { nominationRoutes } from './nominations/routes';
import { nominationsStore, prepareNominations } from './nominations/store';
import { upkeep } from './upkeep';
import { winnersCatalogue } from './winners/catalogue';
import { winnersRoutes } from './winners/routes';
import { prepareWinners, winnersStore } from './winners/store';

interface Options {
  config: Config;
  clock: Clock;
}

/** The stores and commands' contexts over a database; where modules are introduced to each other. */
export function contexts(db: Db, { config, clock }: Options) {
  const nominations = nominationsStore(db);
  const documents: Documents = {
    documents: documentsStore(db),
    files: gridFiles(db),
    isReferenced: (accountId, documentId) => nominations.refersTo(accountId, documentId),
    clock,
  };
  const nominating: Nominations = {
    nominations,
    claimDocument: (accountId, url) => claimDocument(documents, accountId, url),
    open: config.nominationsOpen,
    clock,
  };
  const identities: Omit<Identities, 'revocations'> = {
    accounts: accountsStore(db),
    sessions: sessionsStore(db),
    passwords: argon2Passwords(config.password),
    rotationKey: config.jwtSecret,
    clock,
  };
  const publishing = { winners: winnersStore(db), clock };
  return { identities, documents, nominating, publishing };
}

/** Creates the indexes that hold the invariants, and learns which sessions were revoked. */
async function prepare(db: Db, revocations: Revocations): Promise<void> {
  const stores = [
    prepareAccounts,
    prepareSessions,
    prepareDocuments,
    prepareNominations,
    prepareWinners,
  ];
  for (const prepareStore of stores) await prepareStore(db);
  await prepareFiles(db);
  await revocations.refresh(sessionsStore(db).revokedSince);
}

/** Every module's routes, and what is done regularly in the background. */
async function register(instance: FastifyInstance, options: Options): Promise<void> {
  const app = instance as unknown as App;
  const { identities: alone, documents, nominating, publishing } = contexts(app.mongo.db, options);
  const identities = { ...alone, revocations: app.revocations };
  const { accounts } = identities;
  await app.register(upkeep, { identities, documents });
  await app.register(async (scope: App) => identityRoutes(scope, identities));
  await app.register(async (scope: App) => documentRoutes(scope, { ...documents, accounts }));
  await app.register(async (scope: App) => nominationRoutes(scope, { ...nominating, accounts }));
  const catalogue = winnersCatalogue({
    ...publishing,
    origin: options.config.publicOrigin ?? site.origin,
    onFailure: (err) => app.log.warn({ err }, 'the version of the winners cannot be read'),
  });
  await app.register(async (scope: App) => winnersRoutes(scope, { catalogue }));
}

export const modules = { prepare, register };
