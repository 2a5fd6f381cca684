import type { JudgeForm } from '@meritum/shared/contracts/judges';
import type { NominationForm } from '@meritum/shared/contracts/nominations';

/** Fictional people for development. */
export interface Sample {
  fullName: string;
  email: string;
  nomination?: Partial<NominationForm>;
  /** Their application to judge, and whether it was verified. */
  judge?: Omit<JudgeForm, 'fullName' | 'agreeTerms'> & { isVerified: boolean };
}

export const samples: readonly Sample[] = [
  {
    fullName: 'Nora Lindqvist (sample)',
    email: 'nora.lindqvist@example.com',
    nomination: {
      designation: 'Principal Engineer',
      organization: 'Halden Grid Analytics (sample)',
      linkedInUrl: 'https://www.linkedin.com/in/nora-lindqvist-sample',
      essay: [
        'Over the past eighteen months I led the design of a forecasting service that predicts load on regional power grids one day ahead.',
        'The model combines weather ensembles with metering data and explains each forecast in terms an operator can check.',
        'It is in use in four control rooms; reserve capacity held back for surprises fell by eleven percent in its first winter.',
      ].join('\n\n'),
      supportingLink1: 'https://example.com/halden-grid-forecast',
    },
  },
  {
    fullName: 'Tomas Okafor (sample)',
    email: 'tomas.okafor@example.com',
  },
  {
    fullName: 'Priya Raman (sample)',
    email: 'priya.raman@example.com',
    nomination: {
      designation: 'Lead Platform Engineer',
      organization: 'Coldstream Logistics (sample)',
      linkedInUrl: 'https://www.linkedin.com/in/priya-raman-sample',
      essay: [
        'Our depots planned deliveries on eleven systems that did not agree. I designed the event log that they now share, and led its introduction depot by depot.',
        'Each step could be taken back within an hour; three were, and none was noticed by a customer. The design and its failures are described in a public report.',
        'Late deliveries fell from six to four per cent in the following two quarters, and a new depot joins in a week where it took four months.',
      ].join('\n\n'),
      supportingLink1: 'https://example.com/coldstream-event-log',
    },
  },
  {
    fullName: 'Mateus Ferraz (sample)',
    email: 'mateus.ferraz@example.com',
    nomination: {
      designation: 'Research Engineer',
      organization: 'Atlas Ocean Institute (sample)',
      linkedInUrl: 'https://www.linkedin.com/in/mateus-ferraz-sample',
      essay: [
        'I built a buoy that listens for ships and names their class from the sound of their engines, on the power of a bicycle lamp.',
        'The method was tried against radar for nine months at two harbours; we published where it fails, which is mostly in heavy rain.',
        'Forty buoys are at sea. A protected bay that had no watch at night now has one, at a tenth of the cost of a patrol.',
      ].join('\n\n'),
      supportingLink1: 'https://example.com/atlas-listening-buoy',
    },
  },
  {
    fullName: 'Hanna Virtanen (sample)',
    email: 'hanna.virtanen@example.org',
    judge: {
      designation: 'Director of Engineering',
      organization: 'Independent (sample)',
      linkedInUrl: 'https://www.linkedin.com/in/hanna-virtanen-sample',
      experienceYears: 14,
      judgingYears: 4,
      reason1:
        'I have led platform and data teams for nine years, and know what running a system in earnest asks for.',
      reason2:
        'I have judged four hackathons and review papers for a workshop on dependable software.',
      reason3: 'I keep to a rubric, and write down what I saw before I give a number.',
      isVerified: true,
    },
  },
  {
    fullName: 'Samuel Adeyemi (sample)',
    email: 'samuel.adeyemi@example.net',
    judge: {
      designation: 'Staff Data Scientist',
      organization: 'Meadow Analytics (sample)',
      linkedInUrl: 'https://www.linkedin.com/in/samuel-adeyemi-sample',
      experienceYears: 8,
      judgingYears: 2,
      reason1: 'I work with measured effects every day, and can tell a result from a hope.',
      reason2: 'I have reviewed grant applications for two years.',
      reason3: 'I would like to see what others build, and to help it be seen.',
      isVerified: false,
    },
  },
];

/** Password of every sample account. Development only: production seeds nothing. */
export const samplePassword = 'sample-password';
