import { call } from '@meritum/shared/client/call';
import { publishedKeys } from '@meritum/shared/client/publishedKeys';
import type { Receipt } from '@meritum/shared/contracts/receipts';
import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import { useQuery } from '@meritum/shared/query';
import { type KeptRating, keepReply, keptRatings } from './kept';
import { type CheckedReceipt, checkedReceipts, type Problem, problemOfReply } from './problems';

/** Keeps the reply to a rating on this device, and returns the receipt's problem. */
export async function receivedReceipt(
  uid: string,
  sent: KeptRating,
  receipt: Receipt | undefined,
): Promise<Problem | undefined> {
  if (receipt) keepReply(uid, { ...sent, receipt });
  return problemOfReply(sent, receipt, receipt ? await publishedKeys() : []);
}

export interface Receipts {
  logHead: string;
  keys: readonly PublicKey[];
  receipts: readonly CheckedReceipt[];
}

/** All receipts of the account, checked against this device's ratings. */
export function useReceipts(uid: string) {
  return useQuery({
    queryKey: ['receipts', uid],
    queryFn: async ({ signal }): Promise<Receipts> => {
      const [{ receipts: listed, logHead }, keys] = await Promise.all([
        call('getReceipts', { signal }),
        publishedKeys(),
      ]);
      return {
        keys,
        logHead,
        receipts: await checkedReceipts({ listed, kept: keptRatings(uid), keys }),
      };
    },
    gcTime: 0,
    networkMode: 'always',
  });
}

/** A file for the page that checks results, and for the verifying program. */
export const fileOf = ({ keys, logHead, receipts }: Receipts): Blob =>
  new Blob(
    [
      JSON.stringify(
        {
          format: 'meritum-receipts/1',
          logHead,
          keys,
          receipts: receipts.map(({ saved }) => saved),
        },
        null,
        2,
      ),
    ],
    { type: 'application/json' },
  );
