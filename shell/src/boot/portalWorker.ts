import { prefixes } from '@meritum/shared/programme/routes';
import { keepFiles, replyTo } from './portalFiles';

/** The part of a worker's global scope that is used here and missing in the DOM's types. */
interface Worker {
  addEventListener(
    kind: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ): void;
  skipWaiting(): Promise<void>;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  respondWith(reply: Promise<Response>): void;
  readonly request: Request;
  readonly data: unknown;
}

/** The service worker of the judge portal, which makes it available offline. */
const worker = globalThis as unknown as Worker;
const portal = prefixes['mf-judging'];

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('message', (event) =>
  event.waitUntil(keepFiles(portal, event.data as string[])),
);
worker.addEventListener('fetch', (event) => {
  const reply = replyTo(event.request, portal);
  if (reply) event.respondWith(reply);
});
