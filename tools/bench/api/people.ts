import { randomUUID } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import { nominationFields } from '@meritum/shared/contracts/nominations';
import { takeFields } from '@meritum/shared/contracts/shape';

export interface Person {
  accountId: string;
  sessionId: string;
  token: string;
  /** Value of the `cookie` header. */
  cookie: string;
}

const json = { 'content-type': 'application/json' };

const cookieIn = (lines: readonly string[]): string =>
  lines.find((line) => line.startsWith('__Host-refresh='))?.split(';')[0] ?? '';

const sessionIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;

async function personIn(reply: Response): Promise<Person> {
  if (!reply.ok) throw new Error(`A session was answered ${reply.status}`);
  const { accessToken, user } = (await reply.json()) as {
    accessToken: string;
    user: { uid: string };
  };
  return {
    accountId: user.uid,
    sessionId: sessionIn(accessToken),
    token: accessToken,
    cookie: cookieIn(reply.headers.getSetCookie()),
  };
}

/** Registers people, each with their own session. */
export async function register(port: number, count: number): Promise<Person[]> {
  const people: Person[] = [];
  while (people.length < count) {
    const body = {
      fullName: 'Ada Sample',
      email: `${randomUUID()}@example.com`,
      password: randomUUID(),
    };
    const url = `http://127.0.0.1:${port}${calls.register.path}`;
    const reply = await fetch(url, { method: 'POST', headers: json, body: JSON.stringify(body) });
    people.push(await personIn(reply));
  }
  return people;
}

/** Renews the access tokens, which expire during a benchmark. */
export async function refresh(port: number, people: readonly Person[]): Promise<void> {
  const url = `http://127.0.0.1:${port}${calls.refreshSession.path}`;
  for (const person of people) {
    const headers = { ...json, cookie: person.cookie };
    Object.assign(person, await personIn(await fetch(url, { method: 'POST', headers })));
  }
}

export const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });

/** A nomination of the usual length. */
const nomination = JSON.stringify({
  ...takeFields(nominationFields, {}),
  fullName: 'Ada Sample',
  email: 'ada@example.com',
  designation: 'Head of Research',
  organization: 'Example Works',
  linkedInUrl: 'https://www.linkedin.com/in/ada-example',
  projectTitle: '',
  line: 'A thing that works',
  essay: 'We built a thing that works, and measured that it does. '.repeat(40).trim(),
  supportingDocUrl: '',
  supportingLink1: 'https://example.com/paper',
  submittedBy: '',
  submitterEmail: '',
  agreeTerms: true,
});

export async function nominate(port: number, person: Person): Promise<void> {
  const url = `http://127.0.0.1:${port}${calls.submitTechNomination.path}`;
  const headers = { ...json, ...bearer(person) };
  const reply = await fetch(url, { method: 'POST', headers, body: nomination });
  if (!reply.ok)
    throw new Error(`A nomination was answered ${reply.status}: ${await reply.text()}`);
}
