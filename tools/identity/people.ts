import { createHash } from 'node:crypto';
import { adminEmails } from '@meritum/shared/programme/site';

/** A person as the local provider knows them. */
export interface LocalPerson {
  name: string;
  email: string;
  /** The provider's claim about the address: `email_verified`. */
  verified: boolean;
  /** Note shown beside the name. */
  about?: string;
}

/** Fictional people to choose from, without accounts at first. */
export const samplePeople: readonly LocalPerson[] = [
  { name: 'Priya Raman (sample)', email: 'priya.raman@example.com', verified: true },
  { name: 'Mateo Alvarez (sample)', email: 'mateo.alvarez@example.com', verified: true },
  { name: 'Hana Kowalska (sample)', email: 'hana.kowalska@example.com', verified: true },
  {
    name: 'Jonas Weber (sample)',
    email: 'jonas.weber@example.com',
    verified: false,
    about: 'address not verified',
  },
  {
    name: 'Ines Duarte (sample)',
    email: adminEmails[0],
    verified: true,
    about: 'on the list of admins',
  },
  {
    name: 'Rafael Monteiro (sample)',
    email: adminEmails[1],
    verified: true,
    about: 'on the list of admins: results take two',
  },
];

/** The provider's id of a person: stable across starts, and not the address. */
export function subjectOf({ email }: LocalPerson): string {
  return createHash('sha256').update(`local sign-in ${email}`).digest('hex').slice(0, 21);
}

const address = /^[^\s@<>()]+@[^\s@<>()]+$/;

/** The person in a submitted form; undefined if it is invalid. */
export function personOf(form: URLSearchParams): LocalPerson | undefined {
  const sample = samplePeople.find(({ email }) => email === form.get('person'));
  if (sample) return sample;
  const email = form.get('email')?.trim().toLowerCase() ?? '';
  const name = form.get('name')?.trim() ?? '';
  if (!address.test(email) || email.length > 254 || name.length > 120) return undefined;
  return { name, email, verified: form.get('verified') === 'yes' };
}
