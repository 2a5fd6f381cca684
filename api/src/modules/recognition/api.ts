import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { BadgeFormat, WinnerNameRequest } from '@meritum/shared/contracts/recognitions';
import type { Caller, Decider } from '../../platform/authorisation/actor';
import { badgeFile } from './badge';
import type { Deciding } from './deciding';
import { certificateFile, letterFile } from './files';
import { openDecisions } from './open-decisions';
import { type AskedContest, type OwnAward, ownAward, recognised } from './recognitions';
import { renameWinner } from './renaming';

/** What other modules may ask about awards, and the files that winners get. */
export const recognitionApi = (of: Deciding) => ({
  issuer: of.issuer,
  openDecisions: (organisers: readonly string[]) => openDecisions(of, organisers),
  recognised: (id: string) => recognised(of, id),
  ownAward: (actor: Caller, asked: AskedContest) => ownAward(of, actor, asked),
  badgeFile: (own: OwnAward, format: BadgeFormat) => badgeFile(of, own, format),
  certificateFile: (own: OwnAward, size: PaperSize, signal?: AbortSignal) =>
    certificateFile(of, own, size, signal),
  renameWinner: (actor: Decider, request: WinnerNameRequest) => renameWinner(of, actor, request),
  following: () => of.recognitions.following(),
  followed: (id: string, name: string, listedAs: string | undefined) =>
    of.recognitions.followed(id, name, listedAs),
  letterFile: (own: OwnAward, size: PaperSize, signal?: AbortSignal) =>
    letterFile(of, own, size, signal),
});

export type RecognitionApi = ReturnType<typeof recognitionApi>;
