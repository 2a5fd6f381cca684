import { defineModule } from '../../composition/define-module';
import { signerWith } from '../../platform/keys/signer';
import { linkOrigin } from '../mail/settings';
import { recognitionApi } from './api';
import { verificationAddress } from './credential';
import type { Deciding } from './deciding';
import { issuerAt } from './issuer';
import { renamedMail } from './mails/WinnerRenamed';
import type { Recognising } from './recognitions';
import { recognitionRoutes } from './routes';
import { recognitionsStore } from './store';

type Needs = Omit<Recognising, 'recognitions' | 'issuer' | 'mail' | 'signer' | 'clock'>;

/** What winners get and others verify: certificates, letters, badges; and how an award is revoked. */
export const recognitionModule = defineModule({
  name: 'recognition',
  stores: { recognitions: recognitionsStore },
  mails: [renamedMail],
  start({ stores: { recognitions }, mail, trail, clock, config }, needs: Needs) {
    const revoking: Deciding = {
      ...needs,
      mail,
      clock,
      signer: signerWith(config.keys['published statements']),
      recognitions,
      issuer: issuerAt(linkOrigin(config.publicOrigin)),
      recordAudit: (document) => trail.recordAudit(recognitions.pendingEntries, document),
    };
    return {
      api: recognitionApi(revoking),
      commands: {},
      routes: [(app) => recognitionRoutes(app, revoking)],
      upkeep: [],
      personalData: {
        recognitions: {
          archive: {
            file: 'recognitions.json',
            about: 'the awards that you can have others verify, and whether they were revoked',
            of: async ({ _id }) =>
              (await recognitions.ofOwners([_id])).map(({ _id: id, createdAt, revokedAt }) => ({
                page: verificationAddress(revoking.issuer, id),
                createdAt,
                revokedAt: revokedAt ?? null,
              })),
          },
          erase: ({ _id }) => recognitions.erase(_id, clock()),
        },
      },
    };
  },
});
