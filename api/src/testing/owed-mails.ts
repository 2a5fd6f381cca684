import type { CommandStartedEvent } from 'mongodb';
import type { App } from '../platform/zod/provider';
import type { TestApp } from './app';

/** Keys of the mails in what is written under `owedMails`, however the write says it. */
function keysIn(value: unknown, isOwed = false): string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const { key, template } = value as { key?: unknown; template?: unknown };
  if (isOwed && typeof key === 'string' && typeof template === 'string') return [key];
  return Object.entries(value).flatMap(([name, part]) =>
    keysIn(part, isOwed || name === 'owedMails'),
  );
}

/**
 * Notes the mails that an application queues and that no document was written to owe: a crash before
 * they are queued would lose them. What is in the outbox already may be put back. Answers their keys.
 */
async function mailsWithoutMark(app: App): Promise<() => readonly string[]> {
  const outbox = app.mongo.db.collection<{ key: string }>('outbox');
  const queued = (await outbox.find().toArray()).map(({ key }) => key);
  const owed = new Set<string>(queued);
  const without: string[] = [];
  app.mongoClient.on('commandStarted', ({ command, commandName }: CommandStartedEvent) => {
    const isWriting = ['insert', 'update', 'findAndModify'].includes(commandName);
    if (!isWriting) return;
    for (const key of keysIn(command)) owed.add(key);
    if (command.insert !== 'outbox') return;
    for (const { key } of command.documents as { key: string }[])
      if (!owed.has(key)) without.push(key);
  });
  return () => without;
}

/** Fails a suite whose application queues a mail that no document was written to owe. */
export function everyMailIsOwed(suite: () => TestApp): void {
  let unmarked: () => readonly string[];
  beforeAll(async () => {
    unmarked = await mailsWithoutMark(suite().app);
  });
  afterAll(() => expect(unmarked()).toEqual([]));
}
