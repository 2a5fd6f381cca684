import { useRole } from '../../features/access/role';
import { ListPage, WriteToAll } from '../../features/list/ListPage';
import { useList } from '../../features/list/useList';
import {
  nominationList,
  screenedNominations,
  useCategoryOptions,
} from '../../features/nominations/list';
import { useNominationActs } from '../../features/nominations/useNominationActs';
import { useNominatorsMessage } from '../../features/nominations/useNominatorsMessage';
import { useNotesOptions } from '../../features/notes/marks';

export function NominationsPage() {
  const state = useList(useRole() === 'screener' ? screenedNominations : nominationList);
  const message = useNominatorsMessage(state.filter, state.selected.clear);
  return (
    <ListPage
      state={state}
      options={{ category: useCategoryOptions(), notes: useNotesOptions('nomination') }}
      bulk={useNominationActs(state, message)}
      actions={<WriteToAll total={state.query.data?.total} write={message.writeToAll} />}
    >
      {message.dialog}
    </ListPage>
  );
}
