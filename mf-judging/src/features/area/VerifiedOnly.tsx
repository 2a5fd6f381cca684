import { prefixes } from '@meritum/shared/programme/routes';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import { EmptyState } from '@meritum/shared/ui/EmptyState';
import { TextLink } from '@meritum/shared/ui/TextLink';
import type { ComponentProps } from 'react';
import { seesAssignments } from '../judge/status';
import { JudgeArea } from './JudgeArea';

const portal = prefixes['mf-judging'];

/** A page for verified judges with a link back to their work; others get a link to their status. */
export function VerifiedOnly({ children, ...area }: ComponentProps<typeof JudgeArea>) {
  return (
    <JudgeArea {...area}>
      {(judge) =>
        seesAssignments(judge.record) ? (
          <>
            <p>
              <TextLink to={portal}>Back to your assignments</TextLink>
            </p>
            {children(judge)}
          </>
        ) : (
          <EmptyState
            title="For verified judges"
            text="This page is open to judges who are verified and active."
            action={<ButtonLink to={portal}>See your status</ButtonLink>}
          />
        )
      }
    </JudgeArea>
  );
}
