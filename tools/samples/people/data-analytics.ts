import type { SampleWinner } from './sample';

export const dataAnalytics: readonly SampleWinner[] = [
  {
    name: 'Anselm Greyledger',
    award: 'Platinum',
    category: 'Data Analytics',
    employer: 'Openmeasure',
    look: {
      palette: 'ink',
      skin: 'mid',
      hair: 'grey',
      silver: true,
      beard: 'full',
      clothes: 'blazer',
    },
    achievements: [
      {
        title: 'Figures that can be traced',
        details:
          'Anselm Greyledger rebuilt the reporting of a public health authority so that each published figure leads back to the records behind it. Corrections now travel through every report by themselves.',
      },
      {
        title: 'One definition, used everywhere',
        details:
          'Terms that departments had counted differently were defined once, in the open, and tested like software. Long disputes about numbers came to an end.',
      },
      {
        title: 'Released under pressure',
        details:
          'The system carried a period of daily publication without a withdrawn figure. Its documentation is part of each release.',
      },
    ],
  },
  {
    name: 'Noor Silvandar',
    award: 'Platinum',
    category: 'Data Analytics',
    employer: 'Waterline Cooperative',
    look: { palette: 'lake', skin: 'mid', hair: 'scarf', clothes: 'crew' },
    achievements: [
      {
        title: 'Finding leaks by arithmetic',
        details:
          'Noor Silvandar analyses the flow of drinking water in old networks. From meters that were already there she locates leaks closely enough to dig only once.',
      },
      {
        title: 'Careful with doubt',
        details:
          'Her maps show the uncertainty of each location. Crews learned to trust them because they were told how far to.',
      },
      {
        title: 'A method for small utilities',
        details:
          'The whole analysis runs on ordinary office computers and has been taught to utilities that have no analyst of their own.',
      },
    ],
  },
  {
    name: 'Priya Lanternwood',
    award: 'Gold',
    category: 'Data Analytics',
    employer: 'Fairgrove Retail',
    look: { palette: 'ochre', skin: 'mid', hair: 'long', clothes: 'turtleneck' },
    achievements: [
      {
        title: 'Less food thrown away',
        details:
          'Priya Lanternwood forecasts demand for fresh food store by store. The forecast is judged by what remains on the shelf in the evening, not by an error measure alone.',
      },
      {
        title: 'Experiments before opinions',
        details:
          'Each change was introduced as a controlled trial with a plan written in advance. Ideas that did not help were dropped, and the reasons kept.',
      },
      {
        title: 'Decisions in the store',
        details:
          'Store managers see the reasons for each proposal and may overrule it. What they know about their street flows back into the model.',
      },
    ],
  },
  {
    name: 'Joaquim Verdemoor',
    award: 'Gold',
    category: 'Data Analytics',
    employer: 'Canopy Registry',
    look: {
      palette: 'laurel',
      skin: 'deep',
      hair: 'bald',
      beard: 'short',
      clothes: 'vneck',
      glasses: 'round',
    },
    achievements: [
      {
        title: 'Counting forests honestly',
        details:
          'Joaquim Verdemoor combines satellite images with measurements on the ground to estimate what forests hold. He publishes the margin of error as prominently as the estimate.',
      },
      {
        title: 'Samples designed for the question',
        details:
          'Field teams visit fewer plots, chosen so that each adds the most knowledge. The same budget now covers regions that had never been measured.',
      },
      {
        title: 'Reproducible to the last figure',
        details:
          'Data, code and decisions are archived together. Independent groups have repeated the analysis and reached the same result.',
      },
    ],
  },
  {
    name: 'Saoirse Inkwillow',
    award: 'Silver',
    category: 'Data Analytics',
    employer: 'Civic Thread',
    look: { palette: 'clay', skin: 'light', hair: 'waves', clothes: 'shirt', glasses: 'round' },
    achievements: [
      {
        title: 'Budgets that citizens can read',
        details:
          'Saoirse Inkwillow turned municipal budgets into explanations that people read to the end. Every chart answers a question that residents had asked.',
      },
      {
        title: 'From spreadsheet to story',
        details:
          'A reviewed pipeline turns the accounts into charts and texts on the day they are approved, without retyping.',
      },
      {
        title: 'Accessible charts',
        details:
          'Each chart comes with its table and a written summary. Readers who cannot see it receive the same information.',
      },
    ],
  },
  {
    name: 'Tobias Hearthmere',
    award: 'Silver',
    category: 'Data Analytics',
    employer: 'Signal & Sons',
    look: { palette: 'plum', skin: 'mid', hair: 'crop', clothes: 'crew', glasses: 'square' },
    achievements: [
      {
        title: 'Maintenance at the right moment',
        details:
          'Tobias Hearthmere predicts wear in lifts from the data that their controllers record anyway. Repairs move from the emergency to the calendar.',
      },
      {
        title: 'Simple models, well kept',
        details:
          'He preferred a few readable rules to a model that nobody could explain. Technicians argue with them and improve them.',
      },
      {
        title: 'Measured against doing nothing',
        details:
          'Half of the lifts in the study kept the old schedule. The comparison made the benefit visible and its limits too.',
      },
    ],
  },
];
