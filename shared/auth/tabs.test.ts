import { sessionReply } from '../testing/factories';
import { browserTabs, type TabMessage } from './tabs';

test('without locks and channels a tab works for itself', async () => {
  const tabs = browserTabs();
  tabs.listen(() => {});
  tabs.tell({ kind: 'expired' });
  expect(await tabs.exclusively(async () => 'done')).toBe('done');
});

test('uses the lock and the channel of the browser', async () => {
  const channels: FakeChannel[] = [];
  class FakeChannel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.push(this);
    }
    postMessage(data: TabMessage) {
      for (const other of channels) {
        if (other !== this && other.name === this.name) {
          other.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
    }
  }
  const asked: string[] = [];
  const locks = {
    request: (name: string, action: () => Promise<unknown>) => {
      asked.push(name);
      return action();
    },
  };
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  Object.assign(navigator, { locks });

  const heard: TabMessage[] = [];
  const [one, two] = [browserTabs(), browserTabs()];
  two.listen((message) => heard.push(message));
  const message: TabMessage = { kind: 'signed-in', reply: sessionReply() };
  one.tell(message);

  expect(heard).toEqual([message]);
  expect(await one.exclusively(async () => 'done')).toBe('done');
  expect(asked).toHaveLength(1);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  Reflect.deleteProperty(navigator, 'locks');
});

test('in a browser that refuses the lock a tab works for itself, once', async () => {
  const refused = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  Object.assign(navigator, { locks: refused });
  expect(await browserTabs().exclusively(async () => 'done')).toBe('done');
  const locks = { request: (_: string, action: () => Promise<unknown>) => action() };
  Object.assign(navigator, { locks });
  const failing = jest.fn(() => Promise.reject(new Error('away')));
  await expect(browserTabs().exclusively(failing)).rejects.toThrow('away');
  expect(failing).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'locks');
});
