import type { CommandStartedEvent } from 'mongodb';
import type { App } from '../src/platform/zod/provider';
import type { TestApp } from './app';

/** Keys of the mails under `pendingMails` in any form of update. */
function keysIn(value: unknown, isPending = false): string[] {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  const { key, template } = value as { key?: unknown; template?: unknown };
  if (isPending && typeof key === 'string' && typeof template === 'string') return [key];
  return Object.entries(value).flatMap(([name, part]) =>
    keysIn(part, isPending || name === 'pendingMails'),
  );
}

/**
 * Collects the keys of mails queued without a document that records them as pending: a crash before
 * queueing would lose them. Mails already in the outbox may be queued again.
 */
async function mailsWithoutMark(app: App): Promise<() => readonly string[]> {
  const outbox = app.mongo.db.collection<{ key: string }>('outbox');
  const queued = (await outbox.find().toArray()).map(({ key }) => key);
  const pendingEntries = new Set<string>(queued);
  const without: string[] = [];
  app.mongoClient.on('commandStarted', ({ command, commandName }: CommandStartedEvent) => {
    const isWriting = ['insert', 'update', 'findAndModify'].includes(commandName);
    if (!isWriting) return;
    for (const key of keysIn(command)) pendingEntries.add(key);
    if (command.insert !== 'outbox') return;
    // A lost trial mail is harmless: its organiser sends another one.
    for (const { key, template } of command.documents as { key: string; template: string }[])
      if (!pendingEntries.has(key) && template !== 'message-trial') without.push(key);
  });
  return () => without;
}

/** Fails a suite whose application queues a mail that no document records as pending. */
export function everyMailIsPending(suite: () => TestApp): void {
  let unmarked: () => readonly string[];
  beforeAll(async () => {
    unmarked = await mailsWithoutMark(suite().app);
  });
  afterAll(() => expect(unmarked()).toEqual([]));
}
