import { minutes } from '../clock';
import { Revocations } from './revocations';

function viewAt(start: string) {
  let now = new Date(start);
  const view = new Revocations(() => now);
  return {
    view,
    pass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}

test('it reads revocations within the lifetime of an access token', async () => {
  const { view } = viewAt('2025-09-01T12:00:00Z');
  const findRevoked = jest.fn(async () => ['elsewhere']);
  await view.refresh(findRevoked);
  expect(findRevoked).toHaveBeenCalledWith(new Date('2025-09-01T11:49:00Z'));
  expect(view.has('elsewhere')).toBe(true);
});

test('revocations older than any valid token are dropped', async () => {
  const { view, pass } = viewAt('2025-09-01T12:00:00Z');
  view.add('old');
  pass(minutes(10));
  view.add('recent');
  pass(minutes(2));
  await view.refresh(async () => []);
  expect([view.has('old'), view.has('recent')]).toEqual([false, true]);
});
