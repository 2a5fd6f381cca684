import { Button } from '@meritum/shared/ui/Button';
import { Answers, AskAgain } from '../../features/judges/AskAgain';
import { judgeList } from '../../features/judges/list';
import { useJudgeActs } from '../../features/judges/useJudgeActs';
import { useJudgesMessage } from '../../features/judges/useJudgesMessage';
import { ListPage } from '../../features/list/ListPage';
import { useList } from '../../features/list/useList';

/** Everyone who applied to judge, with state and workload. */
export function JudgesPage() {
  const state = useList(judgeList);
  const message = useJudgesMessage(state.filter);
  return (
    <ListPage
      state={state}
      bulk={useJudgeActs(state.selected, message)}
      actions={
        <>
          <AskAgain />
          <Button variant="secondary" onClick={message.writeToAll}>
            Write to these judges...
          </Button>
        </>
      }
    >
      <Answers />
      {message.dialog}
    </ListPage>
  );
}
