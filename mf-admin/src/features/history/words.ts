import { auditActions } from '@meritum/shared/contracts/audit-actions';
import { verificationNotes } from '@meritum/shared/contracts/judges';

const words: Readonly<Record<string, string>> = auditActions;

/** An action in words: `Voided an entry`. A newer server's unknown action keeps its name. */
export function inWords(action: string): string {
  const [, name = action] = action.split('.');
  const plain = name.replaceAll('-', ' ');
  return words[action] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

const programs: Readonly<Record<string, string>> = {
  beacon: 'The server, from a public source',
  'factors-reset': 'Whoever runs the site',
  organisers: 'The server',
  planning: 'The server, by planning',
  publishing: 'The server, completing a publication',
  qualification: 'Automatic: too little experience',
  'return-nomination': 'Whoever runs the site',
  season: 'Whoever runs the site',
};

export const programInWords = (name: string): string => programs[name] ?? `The server, by ${name}`;

const notes: readonly string[] = Object.values(verificationNotes);

/** A typed reason; the fixed notes of verifications only repeat the act. */
export const givenReason = (reason: string | null) => (notes.includes(reason ?? '') ? '' : reason);
