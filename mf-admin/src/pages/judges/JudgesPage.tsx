import { OrganisersOnly } from '../../features/access/role';
import { ConsoleLink } from '../../features/console/ConsoleLink';
import { consolePath } from '../../features/console/screens';
import { Answers, AskAgain } from '../../features/judges/AskAgain';
import { judgeList } from '../../features/judges/list';
import { useJudgeActs } from '../../features/judges/useJudgeActs';
import { useJudgesMessage } from '../../features/judges/useJudgesMessage';
import { ListPage, WriteToAll } from '../../features/list/ListPage';
import { useList } from '../../features/list/useList';
import { useNotesOptions } from '../../features/notes/marks';

/** Everyone who applied to judge, with state and workload. */
export function JudgesPage() {
  const state = useList(judgeList);
  const message = useJudgesMessage(state.filter, state.selected.clear);
  return (
    <ListPage
      state={state}
      options={{ notes: useNotesOptions('judge') }}
      bulk={useJudgeActs(state, message)}
      actions={
        <>
          <OrganisersOnly>
            <ConsoleLink to={consolePath('invitations')}>Invite people to judge</ConsoleLink>
          </OrganisersOnly>
          <AskAgain />
          <WriteToAll total={state.query.data?.total} write={message.writeToAll} />
        </>
      }
    >
      <Answers />
      {message.dialog}
    </ListPage>
  );
}
