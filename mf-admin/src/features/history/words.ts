import { auditActions } from '@meritum/shared/contracts/audit-actions';

const words: Readonly<Record<string, string>> = auditActions;

/** What was done, in words: `Voided an entry`. A newer server's action is told by its name. */
export function inWords(action: string): string {
  const [, name = action] = action.split('.');
  const plain = name.replaceAll('-', ' ');
  return words[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

const programs: Readonly<Record<string, string>> = {
  beacon: 'The server, from the beacon',
  'factors-reset': 'An operator, by factors-reset',
  organisers: 'The server',
  planning: 'The server, by planning',
  publishing: 'The server, completing a publication',
  qualification: 'Automatic: too little experience',
  'return-nomination': 'An operator, by return-nomination',
  season: 'An operator, by season',
};

/** A program that acted, in words. */
export const programInWords = (name: string): string => programs[name] ?? `The server, by ${name}`;
