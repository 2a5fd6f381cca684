import { prefixes } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ReactNode } from 'react';
import { seesAssignments } from '../judge/status';
import type { Judge } from './JudgeArea';

/** A page for verified judges with a link back to their work; others see a link to their status. */
export function VerifiedOnly({ judge, children }: { judge: Judge; children: ReactNode }) {
  const portal = prefixes['mf-judging'];
  if (seesAssignments(judge.record)) {
    return (
      <>
        <p>
          <TextLink to={portal}>Back to your assignments</TextLink>
        </p>
        {children}
      </>
    );
  }
  return (
    <EmptyState
      title="For verified judges"
      text="This page opens once your application is verified."
      action={<ButtonLink to={portal}>See your status</ButtonLink>}
    />
  );
}
