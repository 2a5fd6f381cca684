import pHedwigPalewater from '../portraits/hedwig-palewater.svg';
import pKwabenaOrchardlight from '../portraits/kwabena-orchardlight.svg';
import pMirelaStonequill from '../portraits/mirela-stonequill.svg';
import type { JudgeFace } from './JudgeProfile';

export const judgesOnHome: readonly JudgeFace[] = [
  {
    name: 'Hedwig Palewater',
    position: 'Architect of public registers',
    organization: 'Nordlicht Registers',
    country: 'Germany',
    years: ['2024'],
    photo: pHedwigPalewater,
  },
  {
    name: 'Kwabena Orchardlight',
    position: 'Head of applied machine learning',
    organization: 'Harbourline Logistics',
    country: 'Ghana',
    years: ['2024'],
    photo: pKwabenaOrchardlight,
  },
  {
    name: 'Mirela Stonequill',
    position: 'Editor and accessibility lead',
    organization: 'Quill and Column',
    country: 'Romania',
    years: ['2024'],
    photo: pMirelaStonequill,
  },
];
