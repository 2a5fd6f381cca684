import { Loaded } from '@meritum/shared/ui/Loaded';
import { type Judge, JudgeArea } from '../../features/area/JudgeArea';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { Preferences } from '../../features/preferences/Preferences';
import { Receipts } from '../../features/receipts/Receipts';
import { RecordView } from '../../features/record/RecordView';
import { useRecord } from '../../features/record/requests';

/** The judge's record of this season and their preferences (/tech-judging/record). */
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
  const query = useRecord(user.uid);
  return (
    <Loaded query={query} what="what you did">
      {(record) => (
        <RecordView
          record={record}
          receipts={<Receipts uid={user.uid} />}
          preferences={<Preferences uid={user.uid} />}
        />
      )}
    </Loaded>
  );
}
