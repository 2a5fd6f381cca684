import type { Db } from 'mongodb';
import type { Config } from '../config/environment';
import type { AuditTrail } from '../module-kit/audit-trail';
import type { Platform, StartedModule } from '../module-kit/define-module';
import { oneAtATime } from '../module-kit/one-at-a-time';
import { pendingEntriesOf } from '../module-kit/pending-entries-store';
import type { PersonalData } from '../module-kit/personal-data';
import { byEachProcess } from '../module-kit/upkeep';
import { marksWith } from '../modules/audit/marks';
import { auditStore } from '../modules/audit/store';
import { auditTrail } from '../modules/audit/trail';
import type { AddressOfOwner } from '../modules/identity/account';
import { enqueueMail } from '../modules/mail/commands';
import { outboxStore } from '../modules/mail/outbox-store';
import type { Nomination } from '../modules/nominations/nomination';
import type { Viewer } from '../platform/authorisation/actor';
import { Revocations } from '../platform/authorisation/revocations';
import { type Clock, hours } from '../platform/clock';
import { noMetrics } from '../platform/metrics/metrics';
import { papersIn } from '../platform/papers/papers';
import { openReaders, openThreads, type Threads } from '../platform/threads/threads';
import { allMails, allPendingMails, allStores, prepareModules, removeAllExpired } from './modules';

/** The parts of the platform that a process provides. */
type Given = Omit<Platform, 'trail' | 'threads' | 'readers' | 'drawPaper' | 'oneAtATime'>;

const trailOf = ({ db, config, log }: Given): AuditTrail =>
  auditTrail({
    audit: auditStore(db),
    sources: allStores.flatMap(({ pendingAuditEntries }) =>
      pendingAuditEntries.map((name) => pendingEntriesOf(db, name)),
    ),
    markOf: marksWith(config.keys['organisers in the audit trail']),
    onFailure: (err) => log.warn({ err }, 'could not append an audit entry; trying again later'),
  });

/** The personal data in every store, as `<module>/<store>`. */
const personalDataOf = (
  modules: readonly StartedModule[],
): Readonly<Record<string, PersonalData>> =>
  Object.fromEntries(
    modules.flatMap(({ name, personalData: person }) =>
      Object.entries(person).map(([store, data]) => [`${name}/${store}`, data]),
    ),
  );

interface Around {
  /** Threads for plans and results; the caller closes them. */
  threads: Threads;
  /** Threads that read strangers' files. */
  readers: Threads;
  /** Wakes the sender for new mails. */
  wake?: () => void;
}

/**
 * Starts every module over a database. Each gets by name the queries of all modules, and the API of
 * modules started before it.
 */
export function compose(given: Given, around: Around) {
  const { threads, readers, wake = () => {} } = around;
  const { db } = given;
  const platform: Platform = {
    ...given,
    trail: trailOf(given),
    threads,
    readers,
    drawPaper: papersIn(threads),
    oneAtATime: oneAtATime(db, given.clock),
  };
  const { prepared, queries } = prepareModules(platform);
  /** The only calls to modules that start later. */
  const notices = {
    /** Called after a nomination, a verification, a confirmed address or the seed. */
    allocate: (): Promise<number> => planning.api.allocate(),
    /** Called when a rated text was replaced. */
    setRatingsAside: (changed: Nomination): Promise<void> =>
      assignments.api.setRatingsAside(changed),
    /** Updates copies of an account's new address. */
    async addressChanged(owner: AddressOfOwner): Promise<void> {
      await nominations.api.followAddress(owner);
      await judges.api.followAddress(owner);
      await mail.api.followAddress(owner);
    },
  };
  /** Reads the outbox, whose module starts last. */
  const cameBack = (reader: Viewer | null, addresses: readonly string[]) =>
    mail.api.cameBack(reader, addresses);

  const seasons = prepared.seasons.start({
    identity: queries.identity,
    nominations: queries.nominations,
    contests: queries.contests,
    winners: queries.winners,
  });
  const attempts = prepared.attempts.start({});
  const identity = prepared.identity.start({
    attempts: queries.attempts,
    factors: queries.factors,
    mail: { cameBack },
    notices,
  });
  const google = prepared.google.start({ identity: identity.api, notices });
  const factors = prepared.factors.start({ identity: identity.api });
  const audit = prepared.audit.start({ identity: identity.api, planning: queries.planning });
  const documents = prepared.documents.start({
    identity: identity.api,
    nominations: queries.nominations,
  });
  const messages = prepared.messages.start({ identity: identity.api });
  const nominations = prepared.nominations.start({
    identity: identity.api,
    audit: queries.audit,
    contests: queries.contests,
    seasons: seasons.api,
    documents: documents.api,
    messages: messages.api,
    judges: queries.judges,
    assignments: queries.assignments,
    team: queries.team,
    mail: { cameBack },
    notices,
  });
  const winners = prepared.winners.start({
    identity: identity.api,
    seasons: seasons.api,
    nominations: nominations.api,
  });
  const judges = prepared.judges.start({
    identity: identity.api,
    audit: queries.audit,
    contests: queries.contests,
    seasons: seasons.api,
    messages: messages.api,
    nominations: nominations.api,
    assignments: queries.assignments,
    team: queries.team,
    mail: { cameBack, forget: (keysFrom) => mail.api.forget(keysFrom) },
    notices,
  });
  const assignments = prepared.assignments.start({
    identity: identity.api,
    contests: queries.contests,
    seasons: seasons.api,
    documents: documents.api,
    judges: judges.api,
    nominations: nominations.api,
    notices,
  });
  const draw = prepared.draw.start({
    identity: identity.api,
    seasons: seasons.api,
    nominations: nominations.api,
    notices,
  });
  const planning = prepared.planning.start({
    identity: identity.api,
    contests: queries.contests,
    seasons: seasons.api,
    nominations: nominations.api,
    judges: judges.api,
    assignments: assignments.api,
    draw: draw.api,
  });
  const contests = prepared.contests.start({
    identity: identity.api,
    audit: queries.audit,
    log: queries.log,
    seasons: seasons.api,
    nominations: nominations.api,
    judges: judges.api,
    assignments: assignments.api,
    draw: draw.api,
    planning: planning.api,
  });
  const publication = prepared.publication.start({
    identity: identity.api,
    log: queries.log,
    seasons: seasons.api,
    nominations: nominations.api,
    judges: judges.api,
    assignments: assignments.api,
    draw: draw.api,
    contests: contests.api,
    winners: winners.api,
    recognition: queries.recognition,
  });
  const recognition = prepared.recognition.start({
    identity: identity.api,
    log: queries.log,
    seasons: seasons.api,
    nominations: nominations.api,
    assignments: assignments.api,
    contests: contests.api,
    publication: publication.api,
    profiles: queries.profiles,
  });
  const profiles = prepared.profiles.start({
    identity: identity.api,
    nominations: nominations.api,
    contests: contests.api,
    publication: publication.api,
    winners: winners.api,
    recognition: recognition.api,
  });
  const log = prepared.log.start({
    audit: queries.audit,
    seasons: seasons.api,
    nominations: nominations.api,
    assignments: assignments.api,
    draw: draw.api,
    planning: planning.api,
    contests: contests.api,
    publication: publication.api,
  });
  const mail = prepared.mail.start({
    assignments: assignments.api,
    modules: { mails: allMails, pending: allPendingMails(db) },
    sender: { wake },
  });
  const team = prepared.team.start({
    identity: identity.api,
    audit: audit.api,
    seasons: seasons.api,
    nominations: nominations.api,
    judges: judges.api,
    assignments: queries.assignments,
    publication: publication.api,
    recognition: queries.recognition,
    mail: mail.api,
  });
  const deciders = [
    judges,
    profiles,
    nominations,
    assignments,
    contests,
    recognition,
    winners,
    draw,
    seasons,
  ];
  const overview = prepared.overview.start({
    identity: identity.api,
    seasons: seasons.api,
    nominations: nominations.api,
    judges: judges.api,
    assignments: assignments.api,
    contests: contests.api,
    documents: documents.api,
    mail: mail.api,
    deciders: {
      openDecisions: async (organisers) =>
        (
          await Promise.all([...deciders, account].map(({ api }) => api.openDecisions(organisers)))
        ).flat(),
    },
  });

  // In the order of `allModules`, which is the order of erasing a person.
  const started = [
    seasons,
    identity,
    attempts,
    google,
    factors,
    contests,
    publication,
    recognition,
    profiles,
    nominations,
    documents,
    winners,
    messages,
    judges,
    assignments,
    draw,
    planning,
    team,
    overview,
    log,
    audit,
    mail,
  ];
  const account = prepared.account.start({
    identity: identity.api,
    factors: queries.factors,
    nominations: nominations.api,
    assignments: assignments.api,
    contests: contests.api,
    modules: { personalData: personalDataOf(started) },
    notices,
  });
  const removing = byEachProcess('removing what has expired', hours(1), () =>
    removeAllExpired(db, platform.clock()),
  );
  return {
    started: [...started, account],
    jobs: [removing, ...[...started, account].flatMap(({ upkeep }) => upkeep)],
    trail: platform.trail,
    allocate: planning.api.allocate,
    documents: documents.api,
    ...seasons.commands,
    ...identity.commands,
    ...factors.commands,
    ...documents.commands,
    ...nominations.commands,
    ...winners.commands,
    ...judges.commands,
    ...assignments.commands,
    ...draw.commands,
    ...planning.commands,
    ...contests.commands,
    ...publication.commands,
    ...log.commands,
    ...audit.commands,
    ...overview.commands,
    ...account.commands,
  };
}

interface Options {
  config: Config;
  clock: Clock;
  /** The console by default. */
  log?: Platform['log'];
}

/** Opens every module without a server; a sending process delivers the mails. */
export function composeForCommands(db: Db, { config, clock, log = console }: Options) {
  const outbox = { stores: { outbox: outboxStore(db) }, platform: { clock } };
  const mail: Platform['mail'] = async (request) => void (await enqueueMail(outbox, request));
  const revocations = new Revocations(clock);
  // Idle threads do not keep the process alive.
  const threads = openThreads();
  const given = { db, config, clock, revocations, mail, metrics: noMetrics, log };
  return compose(given, { threads, readers: openReaders() });
}
