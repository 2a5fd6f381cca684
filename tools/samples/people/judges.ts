import type { SampleJudge } from './sample';

const approach = 'Approach to judging';
const expertise = 'Expertise';

/** Twelve fictional judges of 2024 (OPEN-036). */
export const judges: readonly SampleJudge[] = [
  {
    name: 'Hedwig Palewater',
    position: 'Architect of public registers',
    organization: 'Nordlicht Registers',
    country: 'Germany',
    years: ['2024'],
    look: {
      palette: 'lake',
      skin: 'light',
      hair: 'bob',
      silver: true,
      clothes: 'blazer',
      glasses: 'round',
    },
    biography: [
      {
        heading: 'Profile',
        text: 'Hedwig Palewater has spent her working life on registers that must never lose an entry. She began as a database engineer and now advises public bodies on systems that outlive their makers.',
      },
      {
        heading: expertise,
        text: 'Data integrity, long-term operation and the slow replacement of old systems. She has reviewed proposals for research programmes and contests for young engineers.',
      },
      {
        heading: approach,
        text: 'She reads the evidence before the essay. A modest result that can be verified convinces her more than a large one that cannot.',
      },
    ],
  },
  {
    name: 'Kwabena Orchardlight',
    position: 'Head of applied machine learning',
    organization: 'Harbourline Logistics',
    country: 'Ghana',
    years: ['2024'],
    look: { palette: 'ochre', skin: 'deep', hair: 'buzz', beard: 'full', clothes: 'turtleneck' },
    biography: [
      {
        heading: 'Profile',
        text: 'Kwabena Orchardlight leads a group that brings machine learning into logistics. Before that he taught statistics and still explains a model with pencil and paper first.',
      },
      {
        heading: expertise,
        text: 'Forecasting, evaluation under uncertainty and the care of models after their launch. He regularly reviews papers for applied conferences.',
      },
      {
        heading: approach,
        text: 'He asks what the simplest alternative would have achieved. Methodology earns high marks from him when that comparison was made.',
      },
    ],
  },
  {
    name: 'Mirela Stonequill',
    position: 'Editor and accessibility lead',
    organization: 'Quill and Column',
    country: 'Romania',
    years: ['2024'],
    look: { palette: 'clay', skin: 'light', hair: 'waves', clothes: 'vneck', glasses: 'square' },
    biography: [
      {
        heading: 'Profile',
        text: 'Mirela Stonequill came to software from book publishing. She leads accessibility for a group of news sites and edits its guide to plain language.',
      },
      {
        heading: expertise,
        text: 'Inclusive design, content design and usability research with people who are rarely asked. She has judged several student design awards.',
      },
      {
        heading: approach,
        text: 'She looks for the people in a nomination: who was consulted, who benefits, and who was left out.',
      },
    ],
  },
  {
    name: 'Hiro Cloudmantle',
    position: 'Principal infrastructure engineer',
    organization: 'Cloudmantle Systems',
    country: 'Japan',
    years: ['2024'],
    look: { palette: 'ink', skin: 'light', hair: 'swept', clothes: 'crew' },
    biography: [
      {
        heading: 'Profile',
        text: 'Hiro Cloudmantle builds platforms on which other engineers build. His teams run services for hospitals, where an interruption is more than an inconvenience.',
      },
      {
        heading: expertise,
        text: 'Distributed systems, incident analysis and capacity planning. He has mentored and judged at hackathons for reliability engineering.',
      },
      {
        heading: approach,
        text: 'He values the account of what went wrong. An honest failure that was understood shows him more about execution than a flawless story.',
      },
    ],
  },
  {
    name: 'Ingrid Sablefjord',
    position: 'Director of data governance',
    organization: 'Fjordbank Data Office',
    country: 'Norway',
    years: ['2024'],
    look: { palette: 'plum', skin: 'light', hair: 'bun', clothes: 'turtleneck' },
    biography: [
      {
        heading: 'Profile',
        text: 'Ingrid Sablefjord is responsible for data governance in an energy cooperative. She started as a statistician and has kept the habit of asking how a number was made.',
      },
      {
        heading: expertise,
        text: 'Data quality, privacy in practice and statistics for decision makers. She reviews applications for a foundation that supports open data.',
      },
      {
        heading: approach,
        text: 'Results count with her when the measurement was decided in advance. She notes in each evaluation what would have changed her mind.',
      },
    ],
  },
  {
    name: 'Rafael Cantomar',
    position: 'Robotics engineer and lecturer',
    organization: 'Cantomar Robotics School',
    country: 'Portugal',
    years: ['2024'],
    look: { palette: 'laurel', skin: 'mid', hair: 'curls', beard: 'short', clothes: 'shirt' },
    biography: [
      {
        heading: 'Profile',
        text: 'Rafael Cantomar teaches robotics and designs machines for workshops of a few people. He likes mechanisms that can be understood by looking at them.',
      },
      {
        heading: expertise,
        text: 'Embedded systems, control and the meeting of hardware with software. He has served on the juries of regional robotics contests.',
      },
      {
        heading: approach,
        text: 'He gives innovation its full weight only where it solves a problem that somebody had. Drawings and measurements help him more than adjectives.',
      },
    ],
  },
  {
    name: 'Leila Dawnmeadow',
    position: 'Researcher in trustworthy AI',
    organization: 'Dawn Institute for Trustworthy AI',
    country: 'Canada',
    years: ['2024'],
    look: { palette: 'lake', skin: 'mid', hair: 'scarf', clothes: 'blazer', glasses: 'round' },
    biography: [
      {
        heading: 'Profile',
        text: 'Leila Dawnmeadow studies how automated decisions are explained to the people they concern. Her work is carried out together with courts and consumer advisers.',
      },
      {
        heading: expertise,
        text: 'Interpretability, fairness and the auditing of models. She reviews for journals and has organised evaluation campaigns for shared tasks.',
      },
      {
        heading: approach,
        text: 'She weighs claims against the evidence offered for them, and reads limitations as a strength of a nomination.',
      },
    ],
  },
  {
    name: 'Dmitri Wolfsedge',
    position: 'Security architect',
    organization: 'Wolfsedge Security',
    country: 'Estonia',
    years: ['2024'],
    look: { palette: 'ink', skin: 'mid', hair: 'bald', beard: 'full', clothes: 'blazer' },
    biography: [
      {
        heading: 'Profile',
        text: 'Dmitri Wolfsedge protects systems by making them simpler. He has led security reviews for banks and for the small vendors on which banks depend.',
      },
      {
        heading: expertise,
        text: 'Threat modelling, cryptographic engineering and secure design. He has judged capture-the-flag contests and university projects.',
      },
      {
        heading: approach,
        text: 'He considers what a solution makes unnecessary. Fewer moving parts, in his view, is often the most original idea in a nomination.',
      },
    ],
  },
  {
    name: 'Amara Riverglass',
    position: 'Product leader in health technology',
    organization: 'Riverglass Health',
    country: 'Kenya',
    years: ['2024'],
    look: { palette: 'clay', skin: 'deep', hair: 'afro', clothes: 'crew' },
    biography: [
      {
        heading: 'Profile',
        text: 'Amara Riverglass brings clinicians and engineers to one table. The products that she has led are used in clinics with unreliable power and slow networks.',
      },
      {
        heading: expertise,
        text: 'Product discovery, regulated software and impact measurement. She has evaluated applications for an incubator of health ventures.',
      },
      {
        heading: approach,
        text: 'She asks whose working day became better. Outcomes for users carry more weight with her than the novelty of the means.',
      },
    ],
  },
  {
    name: 'Elspeth Candlemoor',
    position: 'Historian of technology and data analyst',
    organization: 'Candlemoor Archive',
    country: 'United Kingdom',
    years: ['2024'],
    look: {
      palette: 'laurel',
      skin: 'light',
      hair: 'grey',
      silver: true,
      clothes: 'shirt',
      glasses: 'square',
    },
    biography: [
      {
        heading: 'Profile',
        text: 'Elspeth Candlemoor analyses how inventions spread, from parish records to software repositories. She advises museums on digital collections.',
      },
      {
        heading: expertise,
        text: 'Quantitative history, data cleaning and visual explanation. She has reviewed for journals and for prizes in digital humanities.',
      },
      {
        heading: approach,
        text: 'She compares a nomination with what existed before it, and is generous to work that names its predecessors.',
      },
    ],
  },
  {
    name: 'Tariq Sandharbour',
    position: 'Chief engineer, mobility platforms',
    organization: 'Sandharbour Mobility',
    country: 'United Arab Emirates',
    years: ['2024'],
    look: { palette: 'ochre', skin: 'mid', hair: 'part', beard: 'moustache', clothes: 'vneck' },
    biography: [
      {
        heading: 'Profile',
        text: 'Tariq Sandharbour leads the engineering of ticketing and routing for public transport. His systems serve people who will never know his name, which suits him.',
      },
      {
        heading: expertise,
        text: 'Large-scale services, routing algorithms and the joint work of many teams. He has judged hackathons for city data.',
      },
      {
        heading: approach,
        text: 'He pays attention to execution: how the work was delivered, tested and handed over to those who keep it running.',
      },
    ],
  },
  {
    name: 'Beatriz Nightorchard',
    position: 'Founder of a language technology studio',
    organization: 'Nightorchard Languages',
    country: 'Brazil',
    years: ['2024'],
    look: { palette: 'plum', skin: 'mid', hair: 'long', clothes: 'shirt' },
    biography: [
      {
        heading: 'Profile',
        text: 'Beatriz Nightorchard runs a studio for language technology in smaller languages. She trained as a translator and reads every output aloud.',
      },
      {
        heading: expertise,
        text: 'Evaluation of language systems, terminology and the ethics of data collection. She reviews for workshops on under-resourced languages.',
      },
      {
        heading: approach,
        text: 'She reads each nomination twice, on different days, and scores the four criteria separately before she looks at the whole.',
      },
    ],
  },
];
