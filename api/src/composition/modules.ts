import type { Db } from 'mongodb';
import { accountModule } from '../modules/account/module';
import { assignmentsModule } from '../modules/assignments/module';
import { auditModule } from '../modules/audit/module';
import { contestsModule } from '../modules/contests/module';
import { documentsModule } from '../modules/documents/module';
import { drawModule } from '../modules/draw/module';
import { factorsModule } from '../modules/factors/module';
import { identityModule } from '../modules/identity/module';
import { judgesModule } from '../modules/judges/module';
import { logModule } from '../modules/log/module';
import { catalogueOf } from '../modules/mail/define-mail';
import { mailModule } from '../modules/mail/module';
import { type PendingMails, pendingMailsOf } from '../modules/mail/pending-mails';
import { messagesModule } from '../modules/messages/module';
import { nominationsModule } from '../modules/nominations/module';
import { overviewModule } from '../modules/overview/module';
import { planningModule } from '../modules/planning/module';
import { profilesModule } from '../modules/profiles/module';
import { recognitionModule } from '../modules/recognition/module';
import { seasonsModule } from '../modules/seasons/module';
import { winnersModule } from '../modules/winners/module';
import type { StoreDefinition } from './define-store';
import { leasesStore } from './leases-store';
import { appliedMigrationsStore } from './migrations-store';

/** Every module, in the order of erasing a person: mail is last because it forgets the address. */
export const allModules = [
  seasonsModule,
  identityModule,
  factorsModule,
  contestsModule,
  recognitionModule,
  profilesModule,
  nominationsModule,
  documentsModule,
  winnersModule,
  messagesModule,
  judgesModule,
  assignmentsModule,
  drawModule,
  planningModule,
  overviewModule,
  logModule,
  auditModule,
  mailModule,
  accountModule,
] as const;

/** Every store, including the composition's own. */
export const allStores: readonly StoreDefinition[] = [
  leasesStore,
  appliedMigrationsStore,
  ...allModules.flatMap(({ stores }) => Object.values<StoreDefinition>(stores)),
];

/** Every mail that can be written. */
export const allMails = catalogueOf(allModules.flatMap(({ mails }) => mails));

/** The pending mails of all collections. */
export const allOwedMails = (db: Db): PendingMails[] =>
  allStores.flatMap(({ pendingMails }) => pendingMails.map((name) => pendingMailsOf(db, name)));
