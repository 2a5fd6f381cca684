import type { Db } from 'mongodb';
import { catalogueOf } from '../module-kit/define-mail';
import type { Platform } from '../module-kit/define-module';
import { removeExpired, type StoreDefinition } from '../module-kit/define-store';
import { leasesStore } from '../module-kit/leases-store';
import { type PendingMails, pendingMailsOf } from '../module-kit/pending-mails';
import { accountModule } from '../modules/account/module';
import { assignmentsModule } from '../modules/assignments/module';
import { attemptsModule } from '../modules/attempts/module';
import { auditModule } from '../modules/audit/module';
import { contestsModule } from '../modules/contests/module';
import { documentsModule } from '../modules/documents/module';
import { drawModule } from '../modules/draw/module';
import { factorsModule } from '../modules/factors/module';
import { googleModule } from '../modules/google/module';
import { identityModule } from '../modules/identity/module';
import { judgesModule } from '../modules/judges/module';
import { logModule } from '../modules/log/module';
import { mailModule } from '../modules/mail/module';
import { messagesModule } from '../modules/messages/module';
import { nominationsModule } from '../modules/nominations/module';
import { overviewModule } from '../modules/overview/module';
import { planningModule } from '../modules/planning/module';
import { profilesModule } from '../modules/profiles/module';
import { publicationModule } from '../modules/publication/module';
import { recognitionModule } from '../modules/recognition/module';
import { seasonsModule } from '../modules/seasons/module';
import { teamModule } from '../modules/team/module';
import { winnersModule } from '../modules/winners/module';
import { appliedMigrationsStore } from './migrations-store';

/** Every module, in the order of erasing a person: mail is last because it deletes the address. */
const modules = {
  seasons: seasonsModule,
  identity: identityModule,
  attempts: attemptsModule,
  google: googleModule,
  factors: factorsModule,
  contests: contestsModule,
  publication: publicationModule,
  recognition: recognitionModule,
  profiles: profilesModule,
  nominations: nominationsModule,
  documents: documentsModule,
  winners: winnersModule,
  messages: messagesModule,
  judges: judgesModule,
  assignments: assignmentsModule,
  draw: drawModule,
  planning: planningModule,
  team: teamModule,
  overview: overviewModule,
  log: logModule,
  audit: auditModule,
  mail: mailModule,
  account: accountModule,
} as const;

export const allModules = Object.values(modules);

type Modules = typeof modules;

type Queries = { [Name in keyof Modules]: ReturnType<Modules[Name]['prepare']>['queries'] };

type Prepared = { [Name in keyof Modules]: ReturnType<Modules[Name]['prepare']> };

/** Compiles only if some module answers every question that modules ask. */
const asking: Record<
  keyof Modules,
  { prepare: (platform: Platform, queriesOfOthers: Queries) => { queries: unknown } }
> = modules;

/** Makes the stores and queries of every module for a database, without starting any. */
export function prepareModules(platform: Platform) {
  const queries = {} as Queries;
  const prepared = Object.fromEntries(
    Object.entries(asking).map(([name, { prepare }]) => [name, prepare(platform, queries)]),
  ) as Prepared;
  for (const [name, { queries: own }] of Object.entries(prepared))
    Object.assign(queries, { [name]: own });
  return { prepared, queries };
}

/** Every store, including those of the composition. */
export const allStores: readonly StoreDefinition[] = [
  leasesStore,
  appliedMigrationsStore,
  ...allModules.flatMap(({ stores }) => Object.values<StoreDefinition>(stores)),
];

export const allMails = catalogueOf(allModules.flatMap(({ mails }) => mails));

export const allPendingMails = (db: Db): PendingMails[] =>
  allStores.flatMap(({ pendingMails }) => pendingMails.map((name) => pendingMailsOf(db, name)));

export const removeAllExpired = (db: Db, now: Date): Promise<void> =>
  removeExpired(db, allStores, now);
