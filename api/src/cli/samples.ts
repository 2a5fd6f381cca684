import type { SubmitNominationRequest } from '@meritum/shared/contracts/nominations';

/** Fictional people of the development data; none of them exists. */
export interface Sample {
  fullName: string;
  email: string;
  nomination?: Pick<
    SubmitNominationRequest,
    'designation' | 'organization' | 'linkedInUrl' | 'essay' | 'supportingLink1'
  >;
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
];

/** Password of every sample account. For development only: nothing is seeded in production. */
export const samplePassword = 'sample-password';
