import { site } from '@meritum/shared/programme/site';
import type { FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import type { Person } from '../platform/authorisation/actor';
import type { Revocations } from '../platform/authorisation/revocations';
import type { Clock } from '../platform/clock';
import { gridFiles, prepareFiles } from '../platform/files/files';
import type { App } from '../platform/zod/provider';
import { type AccountContext, accountRoutes } from './account/routes';
import {
  claimDocument,
  copiesOfDocuments,
  type Documents,
  eraseDocuments,
} from './documents/commands';
import { documentRoutes } from './documents/routes';
import { documentsStore, prepareDocuments } from './documents/store';
import { accountsStore, prepareAccounts } from './identity/accounts-store';
import { countersStore, prepareCounters } from './identity/attempts/counters-store';
import { attemptsGuard } from './identity/attempts/guard';
import type { Identities } from './identity/commands';
import {
  emailConfirmationsStore,
  prepareEmailConfirmations,
} from './identity/email-confirmations-store';
import { attemptsStore, prepareAttempts } from './identity/google/attempts-store';
import { googleProvider } from './identity/google/provider';
import { googleRoutes } from './identity/google/routes';
import { leavingStore } from './identity/leaving-store';
import { linkRoutes } from './identity/link-routes';
import { identityMails } from './identity/mail-sources';
import { passwordResetsStore, preparePasswordResets } from './identity/password-resets-store';
import { argon2Passwords } from './identity/passwords';
import { presentPerson } from './identity/present';
import { identityRoutes } from './identity/routes';
import { prepareSessions, sessionsStore } from './identity/sessions-store';
import { copiesOfMails, enqueueMail, forgetRecipient } from './mail/commands';
import { developmentMailRoutes, hasDevelopmentPages } from './mail/development/routes';
import { linkTokens } from './mail/link-tokens';
import { type MailSite, mailSite } from './mail/mail-site';
import { mailing } from './mail/mailing';
import { outboxStore, prepareOutbox } from './mail/outbox-store';
import type { MailRequest } from './mail/request';
import { mailRoutes } from './mail/routes';
import { linkOrigin } from './mail/settings';
import { nominationReceivedMails } from './mail/sources';
import { copiesOfNominations, eraseNominations, type Nominations } from './nominations/commands';
import { nominationRoutes } from './nominations/routes';
import { nominationsStore, prepareNominations } from './nominations/store';
import { upkeep } from './upkeep';
import { winnersCatalogue } from './winners/catalogue';
import { winnersRoutes } from './winners/routes';
import { prepareWinners, winnersStore } from './winners/store';

interface Options {
  config: Config;
  clock: Clock;
  /** Queues a mail; into the outbox alone where nobody waits to send it. */
  mail?(request: MailRequest): Promise<void>;
}

const identityStores = (db: Db) => ({
  accounts: accountsStore(db),
  sessions: sessionsStore(db),
  resets: passwordResetsStore(db),
  confirmations: emailConfirmationsStore(db),
});

/** The stores and commands' contexts over a database; where modules are introduced to each other. */
export function contexts(db: Db, { config, clock, mail }: Options) {
  const outbox = { outbox: outboxStore(db), clock };
  const queue = mail ?? (async (request) => void (await enqueueMail(outbox, request)));
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
    mail: queue,
    clock,
  };
  const passwords = argon2Passwords(config.password);
  const identities: Omit<Identities, 'revocations'> = {
    ...identityStores(db),
    passwords,
    guard: attemptsGuard({
      counters: countersStore(db),
      passwords,
      numbers: config.attempts,
      key: config.jwtSecret,
      clock,
    }),
    links: linkTokens(config.jwtSecret),
    mail: queue,
    adminEmails: config.adminEmails,
    rotationKey: config.jwtSecret,
    clock,
  };
  const publishing = { winners: winnersStore(db), clock };
  return { identities, documents, nominating, publishing, outbox };
}

/** What each module holds of a person, for its download and its deletion. */
export function accountContext(
  db: Db,
  identities: Identities,
  { documents, nominating, outbox }: ReturnType<typeof contexts>,
): AccountContext {
  return {
    identities,
    leaving: leavingStore(db),
    eraseNominations: (accountId) => eraseNominations(nominating, accountId),
    eraseDocuments: (accountId) => eraseDocuments(documents, accountId),
    forgetRecipient: (address) => forgetRecipient(outbox, { address }),
    nominationsOf: (accountId) => copiesOfNominations(nominating, accountId),
    documentsOf: (accountId) => copiesOfDocuments(documents, accountId),
    mailsTo: (address) => copiesOfMails(outbox, { address }),
  };
}

/** Creates the indexes that hold the invariants, and learns which sessions were revoked. */
async function prepare(db: Db, revocations: Revocations): Promise<void> {
  const stores = [
    prepareAccounts,
    prepareSessions,
    prepareAttempts,
    prepareCounters,
    preparePasswordResets,
    prepareEmailConfirmations,
    prepareOutbox,
    prepareDocuments,
    prepareNominations,
    prepareWinners,
  ];
  for (const prepareStore of stores) await prepareStore(db);
  await prepareFiles(db);
  await revocations.refresh(sessionsStore(db).revokedSince);
}

/** Who has the account at this moment, null when it is gone: one reading, by id. */
async function personOf(db: Db, config: Config, accountId: string): Promise<Person | null> {
  const account = await accountsStore(db).byId(accountId);
  return account && presentPerson(account, config.adminEmails);
}

/** The outbox and its sender, with what every module knows of mails that are owed. */
async function registerMailing(app: App, site: MailSite, { config, clock }: Options) {
  const { db } = app.mongo;
  const sources = [
    nominationReceivedMails(nominationsStore(db)),
    ...identityMails({ ...identityStores(db), clock }),
  ];
  await app.register(mailing, { settings: config.mail, site, clock, sources });
  const { directory } = config.mail;
  if (hasDevelopmentPages(config.mail))
    await app.register(async (scope: App) => developmentMailRoutes(scope, { directory, site }));
}

/** Every module's routes, and what is done regularly in the background. */
async function register(instance: FastifyInstance, options: Options): Promise<void> {
  const app = instance as unknown as App;
  const { jwtSecret, publicOrigin } = options.config;
  await registerMailing(app, mailSite(linkOrigin(publicOrigin), linkTokens(jwtSecret)), options);
  const { mailing: mails } = app;
  const all = contexts(app.mongo.db, { ...options, mail: (request) => mails.queue(request) });
  const { documents, nominating, publishing } = all;
  const identities = { ...all.identities, revocations: app.revocations };
  await app.register(async (scope: App) => identityRoutes(scope, identities));
  await app.register(async (scope: App) => linkRoutes(scope, identities));
  const google = {
    identities,
    attempts: attemptsStore(app.mongo.db),
    provider: options.config.google && googleProvider(options.config.google),
    publicOrigin,
  };
  const account = accountContext(app.mongo.db, identities, all);
  await app.register(upkeep, { identities, documents, attempts: google.attempts, account });
  await app.register(async (scope: App) => accountRoutes(scope, account));
  await app.register(async (scope: App) => googleRoutes(scope, google));
  const outbox = { ...all.outbox, wake: mails.wake };
  await app.register(async (scope: App) => mailRoutes(scope, outbox));
  await app.register(async (scope: App) => documentRoutes(scope, documents));
  await app.register(async (scope: App) => nominationRoutes(scope, nominating));
  const catalogue = winnersCatalogue({
    ...publishing,
    origin: publicOrigin ?? site.origin,
    onFailure: (err) => app.log.warn({ err }, 'the version of the winners cannot be read'),
  });
  await app.register(async (scope: App) => winnersRoutes(scope, { catalogue }));
}

export const modules = { prepare, register, personOf };
