import { defineModule } from '../../composition/define-module';
import type { Actor } from '../../platform/authorisation/actor';
import { hours, minutes } from '../../platform/clock';
import { signerWith } from '../../platform/keys/signer';
import { ownLinksOnly } from '../mail/links-elsewhere';
import { linkOrigin } from '../mail/settings';
import type { Profiling } from '../profiles/context';
import { decidedMail } from '../profiles/mails/events';
import { copiesOfProfiles } from '../profiles/person';
import { profileRoutes } from '../profiles/routes';
import { profilesStore } from '../profiles/store';
import { verificationAddress } from '../recognition/credential';
import { issuerAt } from '../recognition/issuer';
import type { Revoking } from '../recognition/revoking';
import { recognitionRoutes } from '../recognition/routes';
import { recognitionsStore } from '../recognition/store';
import { resultAdminRoutes } from './admin-routes';
import { borderlineOf } from './borderline';
import { conflictsWith, liftedFor } from './conflicts';
import type { Results } from './context';
import { type Decider, mayDecide } from './decisions';
import { ledgerUnknown } from './errors';
import { judgesWanted } from './extra-judges';
import { publishedLedgers } from './ledgers';
import { logged } from './logged';
import { resultMails } from './mails/events';
import { copiesOfResults, eraseFromResults } from './person';
import { isPublic } from './policy';
import { contestStates, voidedFor, voidsProposedFor } from './present';
import { closedContests } from './receipts';
import { remindOfResults } from './reminders';
import type { Contest, Result } from './result';
import { resultRoutes } from './routes';
import { singleRatingsAreTold } from './single-ratings';
import { resultsStore } from './store';
import { resumeInterrupted } from './upkeep';

type Needs = Omit<Results, 'results' | 'recordAudit' | 'mail' | 'signer' | 'clock'>;

/** Results of contests: frozen rules, closing, finalising, publishing, and how they are checked. */
export const resultsModule = defineModule({
  name: 'results',
  stores: { results: resultsStore, recognitions: recognitionsStore, profiles: profilesStore },
  mails: [...resultMails, decidedMail],
  open({ stores: { results, recognitions, profiles }, mail, trail, clock, config }, needs: Needs) {
    const recordAudit = (result: Result) => trail.recordAudit(results.owed, result);
    const signer = signerWith(config.keys['published statements']);
    const context: Results = { ...needs, results, recordAudit, mail, signer, clock };
    const ledgers = publishedLedgers(context);
    const closedContest = closedContests(context);
    const revoking: Revoking = {
      context,
      ledgers,
      closedContest,
      recognitions,
      issuer: issuerAt(linkOrigin(config.publicOrigin)),
      recordAudit: (document) => trail.recordAudit(recognitions.owed, document),
    };
    const profiling: Profiling = {
      ...revoking,
      profiles,
      ownLinksOnly: ownLinksOnly(config.publicOrigin),
      recordProfile: (profile) => trail.recordAudit(profiles.owed, profile),
    };
    return {
      commands: { results: context },
      api: {
        /** Categories of a season whose judging has closed for good. */
        closedIn: async (season: string): Promise<ReadonlySet<string>> =>
          new Set(
            (await results.all(season))
              .filter(({ state }) => state !== 'open')
              .map(({ category }) => category),
          ),
        /** Whether organisers are told what single judges of a season gave. */
        singleRatingsTold: async (id: string): Promise<boolean> => {
          const season = await needs.seasons.byId(id);
          return season !== null && singleRatingsAreTold(context, season);
        },
        isPublished: async (contest: Contest): Promise<boolean> =>
          isPublic(await results.of(contest)),
        /** How far the contests of every season are; the newest season first. */
        contestStates: () => contestStates(context),
        mayDecide: (actor: Decider, contest: Contest): Promise<boolean> =>
          mayDecide(context, actor, contest),
        borderlineIn: (season: string) => borderlineOf(context, season),
        voidedFor: (actor: Pick<Actor, 'accountId' | 'person'>, season: string) =>
          voidedFor(context, actor, season),
        voidsProposedFor: (actor: Pick<Actor, 'accountId' | 'person'>, season: string) =>
          voidsProposedFor(context, actor, season),
        judgesWanted: (season: string) => judgesWanted(context, season),
        liftedFor: (accountId: string) => liftedFor(context, accountId),
        /** What the public log records of a season's contests. */
        loggedIn: async (season: string) => (await results.all(season)).map(logged),
        /** SHA-256 of a published ledger as it is sent. Throws for one that is not published. */
        async ledgerHashOf(contest: Contest): Promise<string> {
          const published = await ledgers.of(contest);
          if (!published) throw ledgerUnknown();
          return published.hash;
        },
        conflictsWith: (
          reader: Parameters<typeof conflictsWith>[1],
          nomination: Parameters<typeof conflictsWith>[2],
        ) => conflictsWith(context, reader, nomination),
      },
      routes: [
        (app) => resultRoutes(app, revoking),
        (app) => recognitionRoutes(app, revoking),
        (app) => profileRoutes(app, profiling),
        (app) =>
          resultAdminRoutes(app, {
            ...context,
            recognising: revoking,
            trail,
            publicOrigin: config.publicOrigin,
          }),
      ],
      upkeep: [
        {
          name: 'continuing results',
          every: minutes(1),
          across: 'one at a time',
          work: () => resumeInterrupted(context),
        },
        {
          name: 'reminding of results',
          every: hours(1),
          across: 'one at a time',
          work: () => remindOfResults(context),
        },
      ],
      personalData: {
        results: {
          archive: {
            file: 'results.json',
            about: 'what was taken out of your entries or ratings, and by what kind of reason',
            of: ({ _id }) => copiesOfResults(context, _id),
          },
          erase: ({ _id }) => eraseFromResults(context, _id),
        },
        recognitions: {
          archive: {
            file: 'recognitions.json',
            about: 'the awards that you can have others verify, and whether they were revoked',
            of: async ({ _id }) =>
              (await recognitions.ofOwner(_id)).map(({ _id: id, createdAt, revokedAt }) => ({
                page: verificationAddress(revoking.issuer, id),
                createdAt,
                revokedAt: revokedAt ?? null,
              })),
          },
          erase: ({ _id }) => recognitions.erase(_id, clock()),
        },
        profiles: {
          archive: {
            file: 'profiles.json',
            about: 'what you wrote for your profile as a winner, and what of it is public',
            of: ({ _id }) => copiesOfProfiles(profiles, _id),
          },
          erase: ({ _id }) => profiles.erase(_id),
        },
      },
    };
  },
});
