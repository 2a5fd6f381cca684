import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import { accountModule } from '../modules/account/module';
import { assignmentsModule } from '../modules/assignments/module';
import { marksWith } from '../modules/audit/marks';
import { auditModule } from '../modules/audit/module';
import { pendingEntriesOf } from '../modules/audit/pending-entries-store';
import { auditStore } from '../modules/audit/store';
import { type AuditTrail, auditTrail } from '../modules/audit/trail';
import { contestsModule } from '../modules/contests/module';
import { documentsModule } from '../modules/documents/module';
import { drawModule } from '../modules/draw/module';
import { factorsModule } from '../modules/factors/module';
import { deviceOf } from '../modules/identity/device';
import { identityModule } from '../modules/identity/module';
import { judgesModule } from '../modules/judges/module';
import { logModule } from '../modules/log/module';
import { enqueueMail } from '../modules/mail/commands';
import { mailSite } from '../modules/mail/mail-site';
import { mailModule } from '../modules/mail/module';
import { outboxStore } from '../modules/mail/outbox-store';
import { linkOrigin } from '../modules/mail/settings';
import { messagesModule } from '../modules/messages/module';
import { nominationsModule } from '../modules/nominations/module';
import { overviewModule } from '../modules/overview/module';
import { planningModule } from '../modules/planning/module';
import { profilesModule } from '../modules/profiles/module';
import { recognitionModule } from '../modules/recognition/module';
import { seasonsModule } from '../modules/seasons/module';
import { winnersModule } from '../modules/winners/module';
import { Revocations } from '../platform/authorisation/revocations';
import type { Clock } from '../platform/clock';
import { linkTokens } from '../platform/link-tokens';
import { noMetrics } from '../platform/metrics/metrics';
import { papersIn } from '../platform/papers/papers';
import { openThreads, type Threads } from '../platform/threads/threads';
import type { ModuleContext, OpenedModule } from './define-module';
import { lateBound } from './late-bound';
import { type LateCalls, lateCalls } from './late-calls';
import { allMails, allOwedMails, allStores } from './modules';
import { oneAtATime } from './one-at-a-time';
import type { PersonalData } from './personal-data';

/** The audit trail, with all stores that hold pending entries. */
const trailOf = ({ db, config, log }: Omit<ModuleContext, 'trail'>): AuditTrail =>
  auditTrail({
    audit: auditStore(db),
    sources: allStores.flatMap(({ pendingAuditEntries }) =>
      pendingAuditEntries.map((name) => pendingEntriesOf(db, name)),
    ),
    markOf: marksWith(config.keys['organisers in the audit trail']),
    onFailure: (err) => log.warn({ err }, 'could not append an audit entry; trying again later'),
  });

/** Where mails link to. */
export const siteOf = ({ publicOrigin, keys }: Config, clock: Clock) =>
  mailSite(linkOrigin(publicOrigin), linkTokens(keys['mailed links']), clock);

/** The personal data in every store, as `<module>/<store>`. */
const personalDataOf = (modules: readonly OpenedModule[]): Readonly<Record<string, PersonalData>> =>
  Object.fromEntries(
    modules.flatMap(({ name, personalData: person }) =>
      Object.entries(person).map(([store, data]) => [`${name}/${store}`, data]),
    ),
  );

interface Around {
  /** Plan and compute results; the caller closes them. */
  threads: Threads;
  /** Tells the sender that there are mails. */
  wake?: () => void;
}

/**
 * Opens every module on a database. Each gets what it needs by name from modules opened before it;
 * calls to later modules are listed in `late-calls.ts` only.
 */
export function compose(given: Omit<ModuleContext, 'trail'>, { threads, wake = () => {} }: Around) {
  const { db, config } = given;
  const base: ModuleContext = { ...given, trail: trailOf(given) };
  const { calls: later, bind } = lateBound<LateCalls>();
  const drawPaper = papersIn(threads);
  const { judgesNeeded: allocate, closedIn, isContested, isPublished } = later;

  const seasons = seasonsModule.open(base, {
    usage: {
      isContested,
      isPublished,
      isClosed: async ({ season, category }) => (await closedIn(season)).has(category),
    },
    mayDecide: later.mayDecide,
  });
  const identity = identityModule.open(base, {
    secondSteps: { ticketFor: later.ticketFor, removeAll: later.removeAll },
    allocate,
    addressChanged: later.addressChanged,
  });
  const { identities, leaving, personOf, confirmedAmong, confirmationReminder, confirmationLink } =
    identity.api;
  const factors = factorsModule.open(base, { identities });
  const audit = auditModule.open(base, {
    people: identity.api.peopleNamed,
    conflictedIds: later.conflictedIds,
    addressOf: identity.api.addressOf,
    accountAt: identity.api.accountAt,
    listedOrganisers: identity.api.listedOrganisers,
  });
  const { historyOf } = audit.api;
  const documents = documentsModule.open(base, {
    isReferenced: later.isReferenced,
    isUntied: later.isUntied,
  });
  const messages = messagesModule.open(base, {});
  const nominations = nominationsModule.open(base, {
    messages: messages.api,
    seasons: seasons.api,
    claimDocument: documents.api.claimDocument,
    scanOf: documents.api.scanOf,
    documentOf: documents.api.documentOf,
    deviceOf,
    recipientOf: identity.api.recipientOf,
    isConfirmed: identity.api.isConfirmed,
    personOf,
    confirmedAmong,
    confirmationReminder,
    confirmationLink,
    historyOf,
    organizationOfJudge: later.organizationOfJudge,
    judgedOf: later.judgedOf,
    coverageOf: later.coverageOf,
    judgesOf: later.judgesOf,
    possibleColleagues: later.possibleColleagues,
    drawPaper,
    setRatingsAside: later.ratedTextReplaced,
    logHead: later.logHead,
    hasRatedIn: later.hasRatedIn,
    allocate,
    closedIn,
    liftedFor: later.liftedFor,
    conflictsWith: later.conflictsWith,
    voidedFor: later.voidedFor,
  });
  const { entriesFor, isConflicted, affiliationOf } = nominations.api;
  const winners = winnersModule.open(base, {
    seasons: seasons.api,
    isContested: nominations.api.hasAny,
    personOf,
  });
  const judges = judgesModule.open(base, {
    messages: messages.api,
    seasons: seasons.api,
    personOf,
    confirmedAmong,
    confirmationReminder,
    confirmationLink,
    historyOf,
    entriesFor,
    isConflicted,
    affiliationOf,
    activityOf: later.activityOf,
    entriesOf: later.entriesOf,
    allocate,
    closedIn,
  });
  const assignments = assignmentsModule.open(base, {
    seasons: seasons.api,
    frozenRules: seasons.api.frozenRules,
    judges: judges.api,
    nominations: nominations.api,
    openDocument: documents.api.openDocument,
    pagesOf: documents.api.pagesOf,
    personOf,
    closedIn,
    singleRatingsTold: later.singleRatingsTold,
    logHead: later.logHead,
    drawPaper,
    allocate,
  });
  const draw = drawModule.open(base, {
    seasons: seasons.api,
    nominations: nominations.api,
    personOf,
    allocate,
  });
  const planning = planningModule.open(base, {
    seasons: seasons.api,
    judges: judges.api,
    nominations: nominations.api,
    assignments: assignments.api,
    draw: draw.api,
    personOf,
    closedIn,
    singleRatingsTold: later.singleRatingsTold,
    judgesWanted: later.judgesWanted,
    threads,
  });
  const contests = contestsModule.open(base, {
    seasons: seasons.api,
    nominations: nominations.api,
    judges: judges.api,
    assignments: assignments.api,
    draw: draw.api,
    planning: planning.api,
    personOf,
    organisers: identity.api.organisers,
    recorded: audit.api.recorded,
    signing: factors.api.signing,
    publishWinners: winners.api.publish,
    loggedKeys: later.loggedKeys,
    threads,
    drawPaper,
  });
  const recognition = recognitionModule.open(base, {
    seasons: seasons.api,
    nominations: nominations.api,
    contests: contests.api,
    personOf,
    organisers: identity.api.organisers,
    loggedKeys: later.loggedKeys,
    drawPaper,
  });
  const profiles = profilesModule.open(base, {
    contests: contests.api,
    recognition: recognition.api,
    personOf,
    drawPaper,
  });
  const publicLog = logModule.open(base, {
    seasons: seasons.api,
    nominations: nominations.api,
    assignments: assignments.api,
    draw: draw.api,
    planning: planning.api,
    resultsOf: contests.api.loggedIn,
    ledgerHashOf: contests.api.ledgerHashOf,
    auditHead: audit.api.lastEntry,
    restorations: audit.api.restorations,
  });
  const mail = mailModule.open(base, {
    wake,
    withheldFrom: assignments.api.mailsWithheldFrom,
    site: siteOf(config, base.clock),
    mails: allMails,
    owed: allOwedMails(db),
  });
  const overview = overviewModule.open(base, {
    entriesFor: nominations.api.entriesWatchedBy,
    affiliationOf: nominations.api.affiliationOf,
    isConflicted: nominations.api.isWatcherConflicted,
    notClean: documents.api.countNotClean,
    valuesAwaited: draw.api.valuesAwaited,
    progress: assignments.api.progress,
    standings: judges.api.standings,
    judgesToAsk: judges.api.toAsk,
    countDead: mail.api.countDead,
    mailState: mail.api.state,
    documentRoom: documents.api.room,
    results: contests.api,
    leftOutIn: nominations.api.leftOutIn,
    reminding: {
      nominatorsLeftOut: nominations.api.nominatorsLeftOut,
      judgesLeftOut: judges.api.judgesLeftOut,
      remindToConfirm: {
        nomination: nominations.api.remindToConfirm,
        judge: judges.api.remindToConfirm,
      },
      addressesMailed: mail.api.addressesSince,
      oneAtATime: oneAtATime(db, given.clock),
    },
  });
  bind(
    lateCalls({
      factors: factors.api,
      nominations: nominations.api,
      judges: judges.api,
      assignments: assignments.api,
      planning: planning.api,
      contests: contests.api,
      log: publicLog.api,
    }),
  );

  // In the order of `allModules`, which is the order of erasing a person.
  const opened = [
    ...[
      seasons,
      identity,
      factors,
      contests,
      recognition,
      profiles,
      nominations,
      documents,
      winners,
    ],
    ...[messages, judges, assignments, draw, planning, overview, publicLog, audit, mail],
  ];
  const account = accountModule.open(base, {
    identities,
    leaving,
    personalData: personalDataOf(opened),
  });
  return {
    opened: [...opened, account],
    trail: base.trail,
    allocate: planning.api.allocate,
    documents: documents.api,
    ...seasons.commands,
    ...identity.commands,
    ...factors.commands,
    ...nominations.commands,
    ...winners.commands,
    ...judges.commands,
    ...assignments.commands,
    ...draw.commands,
    ...planning.commands,
    ...contests.commands,
    ...publicLog.commands,
    ...audit.commands,
    ...account.commands,
  };
}

interface Options {
  config: Config;
  clock: Clock;
}

/** Opens every module without a server: a sending process delivers the mails. */
export function composeForCommands(db: Db, { config, clock }: Options) {
  const outbox = { outbox: outboxStore(db), clock };
  const mail: ModuleContext['mail'] = async (request) => void (await enqueueMail(outbox, request));
  const revocations = new Revocations(clock);
  // Idle threads do not keep the process alive.
  const threads = openThreads();
  const given = { db, config, clock, revocations, mail, metrics: noMetrics, log: console };
  return compose(given, { threads });
}
