import { randomBytes } from 'node:crypto';
import { calls } from '../shared/contracts/calls';
import type { SessionReply } from '../shared/contracts/identity';
import type { DocumentReply } from '../shared/contracts/nominations';
import { ask } from './api';
import { expect, test } from './outage';
import { nominationOf, pdf } from './portal';

const accounts = 20;
/** Milliseconds after which a request counts as hung; all succeed long before. */
const hang = 300_000;

interface Person {
  fullName: string;
  email: string;
  password: string;
  headers: { authorization: string };
}

/** Requests that the server acknowledged with 201; their data must not be lost. */
interface Acknowledged {
  person: Person;
  organization: string;
  url: string;
  content: Buffer;
}

test('kill -9 of the API and the database while 20 people submit loses nothing that was acknowledged', async ({
  stack,
}) => {
  const at = (path: string) => stack.address + path;
  const json = { 'content-type': 'application/json' };

  const enter = async (name: 'register' | 'signIn', body: object) => {
    const { accessToken } = await ask<SessionReply>(stack.address, name, { body });
    return { authorization: `Bearer ${accessToken}` };
  };
  const register = () =>
    Promise.all(
      Array.from({ length: accounts }, async (_, index): Promise<Person> => {
        const email = `crash.${index}.${randomBytes(4).toString('hex')}@example.com`;
        const password = 'a good password';
        const person = { fullName: `Sample ${index}`, email, password };
        return { ...person, headers: await enter('register', person) };
      }),
    );

  const acknowledged: Acknowledged[] = [];
  let onAcknowledged = () => {};
  const contentOf = (index: number) => pdf(300_000 + index * 1_000, `person ${index}`);

  /** The uploaded document of each person; a repeated request returns the same one. */
  const uploaded = new Map<Person, string>();
  const upload = async (person: Person, index: number) => {
    const form = new FormData();
    const file = new Blob([new Uint8Array(contentOf(index))], { type: 'application/pdf' });
    form.append('file', file, `work-${index}.pdf`);
    const reply = await fetch(at(calls.uploadNominationDocument.path), {
      method: 'POST',
      headers: person.headers,
      body: form,
    });
    if (reply.status === 201) uploaded.set(person, ((await reply.json()) as DocumentReply).url);
    return uploaded.get(person);
  };

  const submit = async (person: Person, index: number) => {
    const url = uploaded.get(person) ?? (await upload(person, index));
    if (!url) return false;
    const organization = `Labs ${index}`;
    const reply = await fetch(at(calls.submitTechNomination.path), {
      method: 'POST',
      headers: { ...person.headers, ...json, 'idempotency-key': `key-of-person-${index}-0001` },
      body: JSON.stringify(nominationOf(person, { organization, supportingDocUrl: url })),
    });
    if (reply.status === 201) {
      acknowledged.push({ person, organization, url, content: contentOf(index) });
      onAcknowledged();
    }
    return reply.status === 201;
  };

  /** Repeats a refused or unanswered request, as a person would. */
  const submitAll = (people: Person[]) =>
    Promise.all(
      people.map((person, index) =>
        expect.poll(() => submit(person, index).catch(() => false), { timeout: hang }).toBe(true),
      ),
    );
  /** Resolves once three more requests of a round are acknowledged. */
  const threeMore = () =>
    new Promise<void>((resolve) => {
      const enough = acknowledged.length + 3;
      onAcknowledged = () => acknowledged.length >= enough && resolve();
    });
  // Nobody registers just after a crash, because registration is not repeated.
  const rounds = [
    { part: 'api', people: await register() },
    { part: 'database', people: await register() },
  ] as const;
  for (const { part, people } of rounds) {
    const midst = threeMore();
    const loop = submitAll(people);
    await midst;
    if (part === 'api') stack.children.api.crash();
    // Only a database that this test started is killed.
    else if (!process.env.MONGODB_URI) {
      await stack.database.kill();
      await stack.database.start();
    }
    await loop;
  }

  expect(acknowledged).toHaveLength(2 * accounts);
  for (const { person, organization, url, content } of acknowledged) {
    const { email, password } = person;
    const headers = await enter('signIn', { email, password });
    const status = await (await fetch(at(calls.getTechNominationStatus.path), { headers })).json();
    expect(status.data).toMatchObject({ exists: true, status: 'UNDER_REVIEW', organization });
    const document = await fetch(at(url), { headers });
    expect(Buffer.from(await document.arrayBuffer()).equals(content)).toBe(true);
  }
});
