import { inWords } from '../history/words';
import { When } from '../table/When';
import { actorOf } from './people';
import { useNewestAbout } from './requests';

/** What was done last with something, by whom and when, as far as the reader may know. */
export function LastChange({ subject }: { subject: string }) {
  const [last] = useNewestAbout(subject).data?.entries ?? [];
  if (!last?.action) return null;
  return (
    <p>
      Last decision: {inWords(last.action)}, by {actorOf(last).name}, <When at={last.at} />.
    </p>
  );
}
