import { call } from '@meritum/shared/client/call';
import type { AskedJudgesReply } from '@meritum/shared/contracts/judging-again';
import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import type { MessagePreviewRequest, MessageRequest } from '@meritum/shared/contracts/messages';
import { useQuery } from '@meritum/shared/query';
import { outcomes } from '../judging/outcomes';
import { ofSeason, useSeasonShown } from '../season/useSeasonShown';

type Seen = Pick<JudgeDetail, 'id' | 'revision'>;

/** How many judges take part in a season, and whom to ask; by default the current one. */
export const useAskedJudges = (season: string | undefined) =>
  useQuery<AskedJudgesReply>({
    queryKey: ['judges', 'asked', season],
    queryFn: ({ signal }) => call('getAskedJudges', { query: ofSeason(season), signal }),
  });

/** Asks judges of earlier seasons whether they judge again. Throws ClientError. */
export const askJudges = (season: string) => call('askJudges', { body: { season } });

/** A judge, with their work in the season shown. */
export function useJudge(judgeId: string) {
  const season = useSeasonShown();
  return useQuery<JudgeDetail>({
    queryKey: ['judge', judgeId, season],
    queryFn: ({ signal }) => call('getJudge', { query: { judgeId, ...ofSeason(season) }, signal }),
  });
}

const about = ({ id, revision }: Seen) => ({ judgeId: id, revision });

/** Throws ClientError. */
export const deactivateJudge = (judge: Seen, reason: string) =>
  call('deactivateJudge', { body: { ...about(judge), reason } });

/** Throws ClientError. */
export const reactivateJudge = (judge: Seen, reason: string) =>
  call('reactivateJudge', { body: { ...about(judge), reason } });

/** Confirms a verification by another organiser. Throws ClientError. */
export const confirmVerification = ({ email: judgeEmail }: Pick<JudgeDetail, 'email'>) =>
  call('sendJudgeVerificationEmail', {
    // The server takes the organiser from the session and ignores adminEmail (D77).
    body: { judgeEmail, adminEmail: '', ...outcomes.true.sent },
  });

/** Who would get a mail, with examples. Throws ClientError. */
export const previewMessage = (body: MessagePreviewRequest) => call('previewMessage', { body });

/** Mails judges; repeating it sends nothing again. Throws ClientError. */
export const sendMessage = (body: MessageRequest) => call('sendMessage', { body });

/** `capacity` null restores the season's limit. Throws ClientError. */
export const setCapacity = (judge: Seen, capacity: number | null) =>
  call('setJudgeCapacity', { body: { ...about(judge), capacity } });

/** Throws ClientError. */
export const markPaid = (judge: Seen, isPaid: boolean) =>
  call('markJudgePaid', { body: { ...about(judge), isPaid } });
