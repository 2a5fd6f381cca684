import type { SessionState } from '@meritum/shared/auth/session';
import { draftPrefixes } from '@meritum/shared/client/localKeys';
import { localKeysInUse } from '@meritum/shared/client/localStore';
import { assignment } from '@meritum/shared/contracts/assignments';
import { userProfile } from '@meritum/shared/contracts/identity';
import { judgeStatusReply } from '@meritum/shared/contracts/judges';
import { draftStore } from '@meritum/shared/forms/draftStore';
import { useState } from 'react';
import * as z from 'zod/mini';

/** Milliseconds for which a device keeps a judge's entries. */
const longest = 7 * 86_400_000;

const work = z.object({
  user: userProfile,
  record: judgeStatusReply,
  list: z.array(assignment),
  /** When the server last replied, in milliseconds since 1970. */
  at: z.number(),
});
export type KeptWork = z.infer<typeof work>;

const store = draftStore('judgingWork', work);

/** A signed-in judge's entries for reading offline, kept for a week. */
export const keptWork = {
  keep: (kept: Omit<KeptWork, 'at'>) => store.write(kept.user.uid, { ...kept, at: Date.now() }),
  remove: store.remove,
  last(): KeptWork | undefined {
    const key = localKeysInUse().find((each) => each.startsWith(draftPrefixes.judgingWork));
    const uid = key?.slice(draftPrefixes.judgingWork.length);
    const kept = uid ? store.read(uid) : undefined;
    if (!kept || (kept.at <= Date.now() && Date.now() - kept.at < longest)) return kept;
    store.remove(kept.user.uid);
    return undefined;
  },
};

/** This device's copy, until new data have arrived from the server. */
export function useKeptWork({ status }: SessionState) {
  const [known, setKnown] = useState<{ status?: string; kept?: KeptWork | undefined }>({});
  if (known.status !== status) {
    const kept = status === 'unreachable' ? keptWork.last() : known.kept;
    setKnown({ status, kept: status === 'signed-out' ? undefined : kept });
  }
  const { kept } = known;
  return {
    kept,
    forget() {
      if (kept) keptWork.remove(kept.user.uid);
      setKnown({ status });
    },
  };
}
