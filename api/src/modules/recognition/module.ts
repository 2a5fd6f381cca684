import { defineModule, needs } from '../../module-kit/define-module';
import { signerWith } from '../../platform/keys/signer';
import { linkOrigin } from '../mail/settings';
import { recognitionApi } from './api';
import { cardsWith } from './cards';
import { verificationAddress } from './credential';
import { issuerAt } from './issuer';
import { revokedMail } from './mails/AwardRevoked';
import { correctedMail } from './mails/WinnerCorrected';
import type { Recognising } from './recognitions';
import { recognitionRoutes } from './routes';
import { recognitionsStore } from './store';

/** Winners' certificates, letters and badges, their verification, and revoking an award. */
export const recognitionModule = defineModule({
  name: 'recognition',
  stores: { recognitions: recognitionsStore },
  mails: [correctedMail, revokedMail],
  deps: needs<Recognising['deps']>(),
  queries: ({ stores: { recognitions } }) => ({ findRevoked: recognitions.findRevoked }),
  start({ stores, deps, platform }) {
    const { recognitions } = stores;
    const { config } = platform;
    const context: Recognising = {
      ...{ stores, deps, platform },
      signer: signerWith(config.keys['published statements']),
      drawCard: cardsWith(platform),
      issuer: issuerAt(linkOrigin(config.publicOrigin)),
      formerIssuers: config.formerOrigins.map(issuerAt),
      recordAudit: (document) => platform.trail.recordAudit(recognitions.pendingEntries, document),
    };
    return {
      api: recognitionApi(context),
      commands: {},
      routes: [(app) => recognitionRoutes(app, context)],
      upkeep: [],
      personalData: {
        recognitions: {
          archive: {
            file: 'recognitions.json',
            about:
              'the awards and services that you can have others verify, and whether they were revoked',
            of: async ({ _id }) =>
              (await recognitions.listByOwners([_id])).map(({ _id: id, createdAt, revokedAt }) => ({
                page: verificationAddress(context.issuer, id),
                createdAt,
                revokedAt: revokedAt ?? null,
              })),
          },
          erase: ({ _id }) => recognitions.erase(_id, platform.clock()),
        },
      },
    };
  },
});
