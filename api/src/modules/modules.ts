import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Db } from 'mongodb';
import type { Base, OpenedModule } from '../composition/define-module';
import { prepareStores, type StoreDefinition } from '../composition/define-store';
import type { Holding } from '../composition/holdings';
import { leasesStore } from '../composition/leases-store';
import { appliedMigrationsStore } from '../composition/migrations-store';
import { upkeep } from '../composition/upkeep';
import type { Config } from '../config/environment';
import type { Actor, Person, Proof, SeasonStanding } from '../platform/authorisation/actor';
import { Revocations } from '../platform/authorisation/revocations';
import type { Clock } from '../platform/clock';
import { linkTokens } from '../platform/link-tokens';
import { migrate } from '../platform/migrations/migrate';
import { steps } from '../platform/migrations/steps';
import type { App } from '../platform/zod/provider';
import { accountModule } from './account/module';
import {
  activityOfSeason,
  coverageOfSeason,
  entriesOfJudge,
  judgesOfNomination,
} from './assignments/console/desk';
import { assignmentMails } from './assignments/mails/events';
import { assignmentsModule } from './assignments/module';
import type { Planner } from './assignments/planning/planner';
import { planningPool } from './assignments/planning/pool';
import { auditModule } from './audit/module';
import { owedEntriesOf } from './audit/owed-store';
import { auditStore } from './audit/store';
import { type AuditTrail, auditTrail } from './audit/trail';
import { documentsModule } from './documents/module';
import { factorsModule } from './factors/module';
import { passkeysStore } from './factors/passkeys-store';
import { hasFactor } from './factors/proving';
import { removeAllFactors } from './factors/removing-all';
import { ticketFor } from './factors/second-step';
import { totpStore } from './factors/totp-store';
import { accountsStore } from './identity/accounts-store';
import { peopleNamed } from './identity/commands';
import { deviceOf } from './identity/device';
import { identityModule } from './identity/module';
import { presentPerson } from './identity/present';
import { sessionsStore } from './identity/sessions-store';
import { judgeOf } from './judges/commands';
import { noteConfirmedJudges } from './judges/confirmation';
import { judgesModule } from './judges/module';
import { mayJudge } from './judges/policy';
import { judgesStore } from './judges/store';
import { enqueueMail } from './mail/commands';
import { catalogueOf } from './mail/define-mail';
import { mailSite } from './mail/mail-site';
import { mailing } from './mail/mailing';
import { mailModule } from './mail/module';
import { outboxStore } from './mail/outbox-store';
import { type OwedMails, owedMailsOf } from './mail/owed-mails';
import { recipientOf } from './mail/request';
import { linkOrigin } from './mail/settings';
import { noteConfirmedNominators } from './nominations/confirmation';
import { nominationsModule } from './nominations/module';
import { conflictOf } from './nominations/policy';
import { overviewModule } from './overview/module';
import { resultsModule } from './results/module';
import { ensureSeasons } from './seasons/commands';
import { seasonsModule } from './seasons/module';
import { seasonsStore } from './seasons/store';
import { importWinners } from './winners/commands';
import { winnersModule } from './winners/module';

/** Every module. In this order a person is erased: mail is last, for it forgets their address. */
export const allModules = [
  seasonsModule,
  identityModule,
  factorsModule,
  resultsModule,
  nominationsModule,
  documentsModule,
  winnersModule,
  judgesModule,
  assignmentsModule,
  overviewModule,
  auditModule,
  mailModule,
  accountModule,
] as const;

/** Every store, the composition's own included. */
export const allStores: readonly StoreDefinition[] = [
  leasesStore,
  appliedMigrationsStore,
  ...allModules.flatMap(({ stores }) => Object.values<StoreDefinition>(stores)),
];

/** Every mail that can be written. */
export const allMails = catalogueOf(allModules.flatMap(({ mails }) => mails));

/** The mails that documents owe, wherever they stand. */
export const allOwedMails = (db: Db): OwedMails[] =>
  allStores.flatMap(({ owesMails }) => owesMails.map((name) => owedMailsOf(db, name)));

/** The audit trail, with all documents that owe it an entry. */
const trailOf = (db: Db, log: Base['log']): AuditTrail =>
  auditTrail({
    audit: auditStore(db),
    sources: allStores.flatMap(({ owesAudit }) => owesAudit.map((name) => owedEntriesOf(db, name))),
    onFailure: (err) => log.warn({ err }, 'an entry of the audit trail is owed for now'),
  });

const siteOf = ({ publicOrigin, keys }: Config) =>
  mailSite(linkOrigin(publicOrigin), linkTokens(keys['mailed links']));

/** What every store holds of a person, as `<module>/<store>`. */
const heldBy = (modules: readonly OpenedModule[]): Readonly<Record<string, Holding>> =>
  Object.fromEntries(
    modules.flatMap(({ name, person }) =>
      Object.entries(person).map(([store, holding]) => [`${name}/${store}`, holding]),
    ),
  );

interface Around {
  /** Plans who judges what; the caller closes it. */
  planner: Planner;
  /** Tells the sender that there are mails. */
  wake?: () => void;
}

/** Opens every module over a database and introduces them to each other. */
export function compose(given: Omit<Base, 'trail'>, { planner, wake = () => {} }: Around) {
  const { db, config, log } = given;
  const base: Base = { ...given, trail: trailOf(db, log) };
  const seasons = seasonsModule.open(base, {
    stakes: {
      isContested: (contest) => nominations.offers.nominating.nominations.hasAny(contest),
      isPublished: (contest) => results.offers.isPublished(contest),
      isUnfinished: (contest) => results.offers.isUnfinished(contest),
    },
    mayDecide: (actor, contest) => results.offers.mayDecide(actor, contest),
  });
  const { view, frozenRules } = seasons.offers;
  const identity = identityModule.open(base, {
    secondSteps: {
      ticketFor: (...step) => ticketFor(factors.offers.factors, ...step),
      removeAll: (accountId) => removeAllFactors(factors.offers.factors, accountId),
    },
    allocate: () => allocate(),
  });
  const { identities, leaving, confirmationReminder } = identity.offers;
  const { confirmedAmong } = identities.accounts;
  const factors = factorsModule.open(base, { identities });
  const personOf = async (accountId: string) => {
    const account = await identities.accounts.byId(accountId);
    return account && presentPerson(account, config.adminEmails);
  };
  const allocate = () => assignments.offers.allocate();
  const nominations = nominationsModule.open(base, {
    seasons: view,
    claimDocument: (accountId, url) => documents.offers.claimDocument(accountId, url),
    scanOf: (accountId, id) => documents.offers.scanOf(accountId, id),
    organizationOfJudge: async (accountId) =>
      (await judgeOf(judges.offers.judging, { accountId }))?.organization,
    liftedFor: (accountId) => results.offers.liftedFor(accountId),
    conflictsWith: (actor, nomination) => results.offers.conflictsWith(actor, nomination),
    documentOf: (accountId, id) => documents.offers.documentOf(accountId, id),
    deviceOf,
    recipientOf: async (accountId) => {
      const account = await identities.accounts.byId(accountId);
      return account ? recipientOf(account) : undefined;
    },
    judgedOf: (id) => assignments.offers.judgedOf(id),
    setRatingsAside: (nomination) => assignments.offers.setRatingsAside(nomination),
    personOf,
    allocate,
    voidedFor: (actor, season) => results.offers.voidedFor(actor, season),
    coverageOf: (season) => coverageOfSeason(assignments.offers.desk, season),
    judgesOf: (reader, id) => judgesOfNomination(assignments.offers.desk, reader, id),
    historyOf: (id) => audit.offers.historyOf(id),
    isConfirmed: async (id) => (await identities.accounts.byId(id))?.emailConfirmed ?? false,
    closedIn: (season) => results.offers.closedIn(season),
    confirmedAmong,
    confirmationReminder,
  });
  const { nominating, entriesFor, entryFor } = nominations.offers;
  const documents = documentsModule.open(base, {
    isReferenced: nominations.offers.isReferenced,
    async isUntied(actor, documentId) {
      const nomination = await nominating.nominations.withDocument(documentId);
      if (!nomination) return false;
      return conflictOf(await nominations.offers.partyOf(actor), nomination) === null;
    },
  });
  const winners = winnersModule.open(base, {
    seasons: view,
    isContested: (contest) => nominating.nominations.hasAny(contest),
  });
  const judges = judgesModule.open(base, {
    seasons: view,
    allocate,
    entriesFor,
    activityOf: (without) => activityOfSeason(assignments.offers.desk, without),
    entriesOf: (judge, without) => entriesOfJudge(assignments.offers.desk, judge, without),
    historyOf: (id) => audit.offers.historyOf(id),
    personOf,
    confirmedAmong,
    confirmationReminder,
  });
  const assignments = assignmentsModule.open(base, {
    seasons: view,
    judging: judges.offers.judging,
    nominations: nominating.nominations,
    openDocument: documents.offers.openDocument,
    frozenRules,
    closedIn: (season) => results.offers.closedIn(season),
    judgesWanted: (season) => results.offers.judgesWanted(season),
    partyOf: nominations.offers.partyOf,
    async partyOfAccount(accountId) {
      const person = await personOf(accountId);
      return person && nominations.offers.partyOf({ person: async () => person });
    },
    planner,
    noteConfirmedAddresses: () =>
      Promise.all([
        noteConfirmedNominators(nominations.offers.confirming),
        noteConfirmedJudges(judges.offers.confirming),
      ]),
    ...{ entryFor, entriesFor },
  });
  const audit = auditModule.open(base, {
    people: (ids) => peopleNamed(identities, ids),
    tiedAmong: assignments.offers.tiedAmong,
    addressOf: async (id) => (await identities.accounts.byId(id))?.email ?? null,
  });
  const results = resultsModule.open(base, {
    ...{ seasons: view, seasonal: seasons.offers, frozenRules, allocate },
    nominations: nominating.nominations,
    partyOf: nominations.offers.partyOf,
    judges: judges.offers.judging.judges,
    judgingAs: assignments.offers.assigning.judgingAs,
    assignments: assignments.offers.assigning.assignments,
    receipts: assignments.offers.assigning,
    personOf,
    organisers: async () => {
      const accounts = await identities.accounts.organisers(config.adminEmails);
      return accounts.map((account) => presentPerson(account, config.adminEmails));
    },
    publishWinners: (records) => importWinners(winners.offers.publishing, records),
  });
  const mail = mailModule.open(base, {
    wake,
    withheldFrom: async (actor) =>
      (await entriesFor(actor)).hidden.length > 0 ? assignmentMails.map(({ name }) => name) : [],
    site: siteOf(config),
    mails: allMails,
    owed: allOwedMails(db),
  });
  const overview = overviewModule.open(base, {
    entriesFor,
    notClean: documents.offers.countNotClean,
    ratings: assignments.offers.assigning.assignments.progress,
    judges: async () =>
      (await judges.offers.judging.judges.standings()).map(({ status, deactivated }) => ({
        ...{ status, deactivated: Boolean(deactivated) },
      })),
    async mailsGivenUp() {
      const judging = assignmentMails.map(({ name }) => name);
      const [all, withoutJudging] = await Promise.all([
        mail.offers.countDead([]),
        mail.offers.countDead(judging),
      ]);
      return { all, withoutJudging };
    },
    borderline: results.offers.borderlineIn,
    async settled(season) {
      const [closed, wanted] = await Promise.all([
        results.offers.closedIn(season),
        results.offers.judgesWanted(season),
      ]);
      return { closed, asked: new Set(wanted.keys()) };
    },
  });
  const holders = [
    seasons,
    identity,
    factors,
    results,
    nominations,
    documents,
    winners,
    judges,
    assignments,
    overview,
    audit,
    mail,
  ];
  const account = accountModule.open(base, { identities, leaving, holdings: heldBy(holders) });
  return {
    opened: [...holders, account],
    identities,
    factors: factors.offers.factors,
    leaving,
    nominating,
    keepingDrafts: nominations.offers.keeping,
    confirmingNominators: nominations.offers.confirming,
    confirmingJudges: judges.offers.confirming,
    documents: documents.offers,
    judging: judges.offers.judging,
    assigning: assignments.offers.assigning,
    planning: assignments.offers.planning,
    allocate,
    publishing: winners.offers.publishing,
    results: results.offers.context,
    seasonal: seasons.offers,
    trail: base.trail,
    account: account.offers.account,
  };
}

type Session = Pick<Actor, 'accountId' | 'sessionId'>;

interface Options {
  config: Config;
  clock: Clock;
}

/** Every module without a server: mails are put into the outbox, for a process that sends. */
export function composeForCommands(db: Db, { config, clock }: Options) {
  const outbox = { outbox: outboxStore(db), clock };
  const mail: Base['mail'] = async (request) => void (await enqueueMail(outbox, request));
  const revocations = new Revocations(clock);
  // A thread of it that has nothing to do keeps no program from ending.
  const planner = planningPool();
  return compose({ db, config, clock, revocations, mail, log: console }, { planner });
}

interface Preparing {
  revocations: Revocations;
  config: Config;
  log?: FastifyBaseLogger;
}

/**
 * Runs migrations, creates the indexes that hold the invariants and the first seasons, and learns
 * which sessions were revoked.
 */
async function prepare(db: Db, { revocations, config, log }: Preparing): Promise<void> {
  await migrate(db, {
    steps,
    createIndexes: () => prepareStores(db, allStores),
    onApplied: (applied) => log?.info(applied, 'a migration was applied'),
  });
  await ensureSeasons(seasonsStore(db), config);
  await revocations.refresh(sessionsStore(db).revokedSince);
}

/** Who has the account at this moment, null when it is gone: one reading, by id. */
async function personOf(db: Db, config: Config, accountId: string): Promise<Person | null> {
  const account = await accountsStore(db).byId(accountId);
  return account && presentPerson(account, config.adminEmails);
}

/** What somebody is in the current season besides who may nominate. */
async function standingOf(db: Db, accountId: string): Promise<SeasonStanding> {
  return { judge: mayJudge(await judgesStore(db).ofAccount(accountId)) };
}

/** Every module's routes, its regular work, and the sender of the mails that they owe. */
async function register(instance: FastifyInstance, { config, clock }: Options): Promise<void> {
  const app = instance as unknown as App;
  const { mongo, revocations, log } = app;
  await app.register(mailing, {
    settings: config.mail,
    site: siteOf(config),
    clock,
    mails: allMails,
    owed: allOwedMails(mongo.db),
  });
  const { queue: mail, wake } = app.mailing;
  const planner = planningPool();
  const given = { db: mongo.db, config, clock, revocations, mail, log };
  const { opened } = compose(given, { planner, wake });
  await app.register(upkeep, { jobs: opened.flatMap((module) => module.upkeep), clock });
  // Before upkeep and background work, which wait for what is being planned.
  app.addHook('onClose', () => planner.close());
  for (const add of opened.flatMap(({ routes }) => routes))
    await app.register(async (scope: App) => void (await add(scope)));
}

/** When a session's owner was last proven to be there, and by what. */
async function proofOf(db: Db, { accountId, sessionId }: Session): Promise<Proof> {
  const found = await sessionsStore(db).byId(sessionId);
  // Also where another process ended it, and this one has not heard of it yet.
  const session = found?.revokedAt === null ? found : null;
  return {
    hasFactor: await hasFactor({ passkeys: passkeysStore(db), totps: totpStore(db) }, accountId),
    provenAt: session && (session.provenAt ?? session.createdAt),
    factorProvenAt: session?.factor?.provenAt ?? null,
  };
}

export const modules = { prepare, register, personOf, proofOf, standingOf };
