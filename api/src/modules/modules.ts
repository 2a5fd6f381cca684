import type { Db } from 'mongodb';
import type { StoreDefinition } from '../composition/define-store';
import { leasesStore } from '../composition/leases-store';
import { appliedMigrationsStore } from '../composition/migrations-store';
import { accountModule } from './account/module';
import { assignmentsModule } from './assignments/module';
import { auditModule } from './audit/module';
import { documentsModule } from './documents/module';
import { factorsModule } from './factors/module';
import { identityModule } from './identity/module';
import { judgesModule } from './judges/module';
import { logModule } from './log/module';
import { catalogueOf } from './mail/define-mail';
import { mailModule } from './mail/module';
import { type PendingMails, pendingMailsOf } from './mail/pending-mails';
import { messagesModule } from './messages/module';
import { nominationsModule } from './nominations/module';
import { overviewModule } from './overview/module';
import { resultsModule } from './results/module';
import { seasonsModule } from './seasons/module';
import { winnersModule } from './winners/module';

/** Every module, in the order of erasing a person: mail is last because it forgets the address. */
export const allModules = [
  seasonsModule,
  identityModule,
  factorsModule,
  resultsModule,
  nominationsModule,
  documentsModule,
  winnersModule,
  messagesModule,
  judgesModule,
  assignmentsModule,
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
