import type { SampleWinner } from './sample';

export const technology: readonly SampleWinner[] = [
  {
    name: 'Ilka Thornwhistle',
    award: 'Platinum',
    category: 'Technology',
    employer: 'Alderpoint Systems',
    look: { palette: 'laurel', skin: 'light', hair: 'bob', clothes: 'blazer', glasses: 'round' },
    achievements: [
      {
        title: 'Engineer of dependable payments',
        details:
          'Ilka Thornwhistle leads the core ledger of a payments platform and rebuilt it so that it can be changed on a working day without anybody noticing. Her nomination set out how a small team replaced a system that nobody dared to touch.',
      },
      {
        title: 'A ledger that proves itself',
        details:
          'She introduced a second, independent calculation of every balance and made the two disagree loudly. Errors that once surfaced at the end of a quarter are now found within the hour in which they occur.',
      },
      {
        title: 'Practice shared in the open',
        details:
          'The method, its failures included, is written up as a handbook that other teams in her company have taken over chapter by chapter.',
      },
    ],
  },
  {
    name: 'Bodhi Larkensvale',
    award: 'Platinum',
    category: 'Technology',
    employer: 'Northlight Grid',
    look: { palette: 'ochre', skin: 'mid', hair: 'quiff', clothes: 'turtleneck', beard: 'short' },
    achievements: [
      {
        title: 'Control software for local energy',
        details:
          'Bodhi Larkensvale designs control software for neighbourhood energy grids. His work lets a street of solar roofs and home batteries act as one careful supplier, also when the connection to the outside fails.',
      },
      {
        title: 'Safe without the network',
        details:
          'Each controller decides on its own for as long as it must, and the group agrees again when the network returns. The protocol was checked by a formal model before a line of it was written.',
      },
      {
        title: 'Installed by ordinary electricians',
        details:
          'A guided set-up replaced a manual that only its authors could follow. Installers now find wiring faults before they leave the house.',
      },
    ],
  },
  {
    name: 'Marisol Quillfeather',
    award: 'Gold',
    category: 'Technology',
    employer: 'Harbour & Loom',
    look: { palette: 'clay', skin: 'mid', hair: 'waves', clothes: 'vneck' },
    achievements: [
      {
        title: 'Accessible public services',
        details:
          'Marisol Quillfeather turned accessibility from a final inspection into a habit of design. The form library that she built is used across the digital services of a whole region.',
      },
      {
        title: 'Tested with the people concerned',
        details:
          'Every component is tried by people who use screen readers, switches or magnification before it is released, and what they say is recorded beside the code.',
      },
      {
        title: 'Plain language by default',
        details:
          'Error messages come from one reviewed catalogue. Calls to the help desk about the most used forms fell, and the forms are completed in fewer attempts.',
      },
    ],
  },
  {
    name: 'Tamsin Okavendo',
    award: 'Gold',
    category: 'Technology',
    employer: 'Fernway Rail',
    look: { palette: 'lake', skin: 'deep', hair: 'afro', clothes: 'shirt' },
    achievements: [
      {
        title: 'Signals that explain themselves',
        details:
          'Tamsin Okavendo works on the diagnostics of railway signalling. She made the equipment describe its own condition in terms that a maintenance crew can act on.',
      },
      {
        title: 'From alarms to causes',
        details:
          'Where crews used to receive a list of alarms, they now receive one likely cause with the evidence for it. Repeat visits to the same fault have become rare.',
      },
      {
        title: 'Built with the crews',
        details:
          'The first version was drawn on paper in a depot. Its vocabulary is that of the people who use it at night and in the rain.',
      },
    ],
  },
  {
    name: 'Renko Ashgrovemai',
    award: 'Silver',
    category: 'Technology',
    employer: 'Cobalt Orchard',
    look: { palette: 'ink', skin: 'light', hair: 'part', clothes: 'crew', glasses: 'square' },
    achievements: [
      {
        title: 'Faster and calmer builds',
        details:
          'Renko Ashgrovemai maintains the build and test system of a large software house. His nomination showed how waiting time was returned to the people who write the code.',
      },
      {
        title: 'Only what has changed',
        details:
          'A precise map of dependencies decides what needs to be tested again. Developers receive an answer while they still remember the question.',
      },
      {
        title: 'Unreliable tests in quarantine',
        details:
          'Tests that fail without a reason are set aside automatically, with an owner and a date. The main line has stayed trustworthy since.',
      },
    ],
  },
  {
    name: 'Caspian Dewhollow',
    award: 'Silver',
    category: 'Technology',
    employer: 'Saltmarsh Robotics',
    look: { palette: 'plum', skin: 'light', hair: 'crop', clothes: 'shirt', beard: 'full' },
    achievements: [
      {
        title: 'Field robots for small farms',
        details:
          'Caspian Dewhollow develops a weeding robot that a small farm can afford to repair. Its parts are ordinary, its documentation complete.',
      },
      {
        title: 'Repair as a requirement',
        details:
          'Each part can be changed with three tools in the field. Farmers keep the machine running through the season without a specialist.',
      },
      {
        title: 'Gentle with the soil',
        details:
          'Low weight and slow, steady work leave the ground intact after rain, when heavier machines have to stay in the barn.',
      },
    ],
  },
];
