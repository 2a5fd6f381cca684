import type { SampleWinner } from './sample';

export const ai: readonly SampleWinner[] = [
  {
    name: 'Zaria Moonharrow',
    award: 'Platinum',
    category: 'AI',
    employer: 'Lumen Ward',
    look: { palette: 'plum', skin: 'deep', hair: 'braid', clothes: 'blazer' },
    achievements: [
      {
        title: 'Second readings in radiology',
        details:
          'Zaria Moonharrow builds systems that give radiologists a second reading of difficult images. Her first principle is that the system must know when to say nothing.',
      },
      {
        title: 'Honest uncertainty',
        details:
          'Each suggestion carries a calibrated confidence that was checked against later findings. Where the data are thin, the system abstains and says why.',
      },
      {
        title: 'Studied in daily practice',
        details:
          'The evaluation was planned with clinicians and ran beside their normal work. Its protocol and all of its results, the disappointing ones too, are documented.',
      },
    ],
  },
  {
    name: 'Emeka Sundrell',
    award: 'Platinum',
    category: 'AI',
    employer: 'Open Vowel Lab',
    look: { palette: 'clay', skin: 'deep', hair: 'buzz', clothes: 'turtleneck', glasses: 'round' },
    achievements: [
      {
        title: 'Speech for languages with few recordings',
        details:
          'Emeka Sundrell works on speech recognition for languages that large systems leave out. Communities record, correct and own the data on which the models are trained.',
      },
      {
        title: 'More from less',
        details:
          'His training method learns from radio archives and a modest set of corrected sentences. It reaches a quality at which dictation becomes useful.',
      },
      {
        title: 'Ownership by agreement',
        details:
          'A licence written with the speakers decides who may use a voice and for what. Other projects have adopted it.',
      },
    ],
  },
  {
    name: 'Linnea Frostvarden',
    award: 'Gold',
    category: 'AI',
    employer: 'Polar Meridian',
    look: { palette: 'ink', skin: 'light', hair: 'bun', clothes: 'crew' },
    achievements: [
      {
        title: 'Forecasts of river ice',
        details:
          'Linnea Frostvarden combines physical models with learned corrections to forecast when river ice will break. Municipalities plan crossings and evacuations by it.',
      },
      {
        title: 'A model that respects physics',
        details:
          'The learned part may only correct what the equations leave open, so that a surprising forecast is never an impossible one.',
      },
      {
        title: 'Explained to those who decide',
        details:
          'Every forecast comes with the three observations that matter most to it. Local crews know what to measure next.',
      },
    ],
  },
  {
    name: 'Devraj Amberlune',
    award: 'Gold',
    category: 'AI',
    employer: 'Tessellate Mobility',
    look: { palette: 'ochre', skin: 'deep', hair: 'swept', clothes: 'blazer', beard: 'moustache' },
    achievements: [
      {
        title: 'Safer assistance for bus drivers',
        details:
          'Devraj Amberlune designed an assistant that warns bus drivers of people stepping into the road. It was made to help an attentive driver, not to replace one.',
      },
      {
        title: 'Few warnings, all of them meant',
        details:
          'False alarms were counted as failures from the first day. Drivers in the trial kept the assistant switched on by their own choice.',
      },
      {
        title: 'Privacy at the lens',
        details:
          'Images are evaluated inside the vehicle and never stored. Only the event is recorded.',
      },
    ],
  },
  {
    name: 'Yumi Tidewhisper',
    award: 'Silver',
    category: 'AI',
    employer: 'Coral Index',
    look: { palette: 'lake', skin: 'light', hair: 'long', clothes: 'vneck' },
    achievements: [
      {
        title: 'Listening to reefs',
        details:
          'Yumi Tidewhisper trains models that judge the health of a reef by its sound. Inexpensive microphones replace dives that few places could afford.',
      },
      {
        title: 'Open benchmark',
        details:
          'She assembled recordings from many waters into a common benchmark, with the season and depth of each, so that methods can be compared fairly.',
      },
      {
        title: 'Used by rangers',
        details:
          'A simple weekly report tells rangers where to look first. It runs on a laptop without a connection.',
      },
    ],
  },
  {
    name: 'Orsolya Fennwick',
    award: 'Silver',
    category: 'AI',
    employer: 'Glasshouse Learning',
    look: { palette: 'laurel', skin: 'mid', hair: 'curls', clothes: 'shirt', glasses: 'square' },
    achievements: [
      {
        title: 'Feedback that teaches',
        details:
          'Orsolya Fennwick develops writing feedback for schools that asks questions instead of supplying sentences. Pupils revise their own text.',
      },
      {
        title: 'Teachers stay in charge',
        details:
          'Teachers choose which questions may be asked and see every one of them. Nothing is graded automatically.',
      },
      {
        title: 'Tested for fairness',
        details:
          'The system was examined with texts by pupils of many first languages before it entered a classroom, and is examined again each term.',
      },
    ],
  },
];
