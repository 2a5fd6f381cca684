import { withContext } from '../../composition/with-context';
import { badgeFile, certificateFile, letterFile } from './files';
import { openDecisions } from './open-decisions';
import { ownAward, type Recognising, recognised } from './recognitions';
import { renameWinner } from './renaming';

/** What other modules may ask about awards, and the files that winners get. */
export const recognitionApi = (of: Recognising) => ({
  issuer: of.issuer,
  following: of.recognitions.following,
  followed: of.recognitions.followed,
  ...withContext(() => of, {
    openDecisions,
    recognised,
    ownAward,
    badgeFile,
    certificateFile,
    renameWinner,
    letterFile,
  }),
});

export type RecognitionApi = ReturnType<typeof recognitionApi>;
