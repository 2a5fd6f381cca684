import type { Application } from '@meritum/shared/contracts/applications';
import type { JudgeDetail } from '@meritum/shared/contracts/listed-judges';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { Address } from '../facts/Address';
import { type Fact, Facts } from '../facts/Facts';
import { Organization } from '../facts/Organization';
import { profileFact } from '../facts/profileFact';

interface Props {
  applicant: Application | JudgeDetail;
  /** Decisions since then. */
  more?: readonly Fact[];
}

/** An applicant's answers. */
export function ApplicationFacts({ applicant, more = [] }: Props) {
  return (
    <Facts
      facts={[
        { label: 'Job title', value: applicant.designation },
        { label: 'Organization', value: <Organization {...applicant} /> },
        {
          label: 'Email',
          value: <Address email={applicant.email} emailConfirmed={applicant.emailConfirmed} />,
        },
        profileFact(applicant.linkedInUrl),
        { label: 'Years of experience', value: applicant.experienceYears },
        { label: 'Years of judging', value: applicant.judgingYears },
        { label: 'Applied', value: formatDateTime(applicant.appliedAt) },
        {
          label: 'Invited by',
          value: applicant.invitation && (applicant.invitation.by ?? 'An organiser who has left'),
        },
        ...more,
      ]}
    />
  );
}
