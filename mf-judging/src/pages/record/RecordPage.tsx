import { Loaded } from '@meritum/shared/ui/Loaded';
import { type Judge, JudgeArea } from '../../features/area/JudgeArea';
import { VerifiedOnly } from '../../features/area/VerifiedOnly';
import { RecordView } from '../../features/record/RecordView';
import { useRecord } from '../../features/record/requests';

/** What the judge has done this season (/tech-judging/record). */
export function RecordPage() {
  return (
    <JudgeArea title="What you did" heading="What you did">
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
      {(record) => <RecordView record={record} />}
    </Loaded>
  );
}
