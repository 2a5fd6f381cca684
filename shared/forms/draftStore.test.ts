import { fakeServer } from '@meritum/shared/testing/fakeServer';
import { sessionAnswers, signIn } from '@meritum/shared/testing/session';
import * as z from 'zod/mini';
import { clearSessionKeys } from '../client/clearKeys';
import { signedInHereKey } from '../client/localKeys';
import { toasts } from '../ui/toasts';
import { draftStore } from './draftStore';
import { DraftKeeper } from './useDraft';

const store = draftStore('nomination', z.object({ essay: z.string() }));
const key = 'nominationDraft:account-1';

beforeEach(async () => {
  fakeServer(sessionAnswers());
  await signIn();
});

test('a draft is read back by its account alone', () => {
  store.write('account-1', { essay: 'words' });
  expect([store.read('account-1'), store.read('account-2')]).toEqual([
    { essay: 'words' },
    undefined,
  ]);
});

test('one that this version cannot read is kept aside, which is said', async () => {
  localStorage.setItem(key, '{"essay":1}');
  expect([store.read('account-1'), localStorage.getItem(key)]).toEqual([undefined, null]);
  expect(localStorage.getItem(`${key}:unread`)).toBe('{"essay":1}');
  await Promise.resolve();
  expect(toasts.getSnapshot()).toMatchObject([{ title: 'Something you typed cannot be read' }]);
});

test('AUTH-016 every draft goes with the session', () => {
  store.write('account-1', { essay: 'words' });
  localStorage.setItem('somebody-elses', '1');
  clearSessionKeys();
  expect(Object.keys(localStorage)).toEqual([signedInHereKey, 'somebody-elses']);
});

describe('while typing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function typing() {
    const held = { essay: '' };
    const keeper = new DraftKeeper(store, 'account-1', () => ({ ...held }));
    const type = (essay: string) => {
      held.essay = essay;
      keeper.touch();
    };
    return { keeper, type };
  }

  test('changes in quick succession are written once', () => {
    const write = jest.spyOn(store, 'write');
    const { type } = typing();
    type('a');
    type('ab');
    jest.advanceTimersByTime(400);
    expect(write.mock.calls).toEqual([['account-1', { essay: 'ab' }]]);
  });

  test('nothing is written without a change', () => {
    const { keeper } = typing();
    keeper.touch();
    jest.advanceTimersByTime(400);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('after submission nothing is kept', () => {
    const { keeper, type } = typing();
    type('a');
    keeper.flush();
    keeper.close();
    type('ab');
    jest.advanceTimersByTime(400);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('nothing is written for an account that is not signed in', () => {
    const keeper = new DraftKeeper(store, 'account-2', () => ({ essay: String(Math.random()) }));
    keeper.touch();
    jest.advanceTimersByTime(400);
    expect(Object.keys(localStorage).filter((name) => name.includes('account-2'))).toEqual([]);
  });
});
