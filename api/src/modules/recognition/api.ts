import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { BadgeFormat } from '@meritum/shared/contracts/recognitions';
import type { Actor } from '../../platform/authorisation/actor';
import { badgeFile } from './badge';
import { certificateFile, letterFile } from './files';
import {
  type AskedContest,
  type OwnAward,
  ownAward,
  type Recognising,
  recognised,
} from './recognitions';

/** What other modules may ask about awards, and the files that winners get. */
export const recognitionApi = (of: Recognising) => ({
  issuer: of.issuer,
  recognised: (id: string) => recognised(of, id),
  ownAward: (actor: Pick<Actor, 'accountId'>, asked: AskedContest) => ownAward(of, actor, asked),
  badgeFile: (own: OwnAward, format: BadgeFormat) => badgeFile(of, own, format),
  certificateFile: (own: OwnAward, size: PaperSize, signal?: AbortSignal) =>
    certificateFile(of, own, size, signal),
  letterFile: (own: OwnAward, size: PaperSize, signal?: AbortSignal) =>
    letterFile(of, own, size, signal),
});

export type RecognitionApi = ReturnType<typeof recognitionApi>;
