import type { UserProfile } from '@meritum/shared/contracts/identity';
import type {
  NominationForm as Form,
  NominationStatusReply,
} from '@meritum/shared/contracts/nominations';
import type { ReactNode } from 'react';
import { FormNews } from '../../features/nomination/FormNews';
import { NominationForm } from '../../features/nomination/NominationForm';
import { useNominationForm } from '../../features/nomination/useNominationForm';

interface Props {
  user: UserProfile;
  status: NominationStatusReply;
  sessionEnded: boolean;
  statusPanel: ReactNode;
  onSubmitted(form: Form, nominationId: string | undefined): void;
}

/** Status and form; what the form has to say stands above both, where the page is scrolled to. */
export function FormView({ user, status, sessionEnded, statusPanel, onSubmitted }: Props) {
  const nomination = useNominationForm({ user, status, onSubmitted });
  return (
    <>
      <FormNews nomination={nomination} returned={status.returned} sessionEnded={sessionEnded} />
      {statusPanel}
      <NominationForm nomination={nomination} email={user.email} />
    </>
  );
}
