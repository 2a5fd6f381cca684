import { useMessage } from '../message/useMessage';
import { type Asked, previewMessage, sendMessage } from './requests';

/** Writing to the nominators of a filter, or of some of its nominations. */
export function useNominatorsMessage(filter: Omit<Asked, 'page' | 'sort'>) {
  const about = (nominationIds: string[] | undefined) => ({
    filter,
    ...(nominationIds && { nominationIds }),
  });
  return useMessage({
    noun: 'nominator',
    placeholders:
      '{name}, {category} and {deadline}, when nominations close, become each nominator’s own values.',
    leftOut: 'an unconfirmed address, or you have a conflict of interest with the nomination',
    preview: ({ texts: { subject, note }, chosen }) =>
      previewMessage({ ...about(chosen), subject, note }),
    send: ({ texts: { subject, note }, chosen, ...confirmed }) =>
      sendMessage({ ...about(chosen), subject, note, ...confirmed }),
  });
}
