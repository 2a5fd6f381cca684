import { useOwn } from '@meritum/shared/client/useOwn';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { useState } from 'react';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { Preferences } from '../../features/preferences/Preferences';
import { Receipts } from '../../features/receipts/Receipts';
import { RecordView } from '../../features/record/RecordView';

/** The judge's record of a season and their preferences (/tech-judging/record). */
export const RecordPage = () => (
  <VerifiedOnly title="Your judging" narrow>
    {({ user }) => <Record uid={user.uid} />}
  </VerifiedOnly>
);

function Record({ uid }: { uid: string }) {
  // By default the newest with assignments.
  const [season, setSeason] = useState('');
  const query = useOwn('getTechJudgeRecord', { query: season ? { season } : {} });
  return (
    <Loaded query={query} what="what you did">
      {(record) => (
        <RecordView
          record={record}
          onSeason={setSeason}
          receipts={<Receipts uid={uid} />}
          preferences={<Preferences />}
        />
      )}
    </Loaded>
  );
}
