import { call } from '@meritum/shared/client/call';
import { useQuery } from '@meritum/shared/query';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useState } from 'react';
import { type Judge, JudgeArea } from '../../features/area/JudgeArea';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { Preferences } from '../../features/preferences/Preferences';
import { Receipts } from '../../features/receipts/Receipts';
import { RecordView } from '../../features/record/RecordView';

/** The judge's record of a season and their preferences (/tech-judging/record). */
export function RecordPage() {
  return (
    <JudgeArea title="Your judging" heading="Your judging" narrow>
      {(judge) => (
        <VerifiedOnly judge={judge}>
          <Record {...judge} />
        </VerifiedOnly>
      )}
    </JudgeArea>
  );
}

function Record({ user }: Judge) {
  // By default the newest with assignments.
  const [season, setSeason] = useState('');
  const query = useQuery({
    queryKey: ['record', user.uid, season],
    queryFn: ({ signal }) =>
      call('getTechJudgeRecord', { query: season ? { season } : {}, signal }),
    gcTime: 0,
    networkMode: 'always',
  });
  return (
    <Loaded query={query} what="what you did">
      {(record) => (
        <RecordView
          record={record}
          onSeason={setSeason}
          receipts={<Receipts uid={user.uid} />}
          preferences={<Preferences uid={user.uid} />}
        />
      )}
    </Loaded>
  );
}
