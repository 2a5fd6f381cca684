import { recoveryDelay, whenAnswering } from './recovery';

const answers = jest.fn<Promise<boolean>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  answers.mockReset();
});
afterEach(() => jest.useRealTimers());

test('a missing part is checked less and less often until it replies', async () => {
  answers.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const recovered = jest.fn();
  whenAnswering(answers, recovered);

  await jest.advanceTimersByTimeAsync(recoveryDelay(0) + recoveryDelay(1));
  expect(answers).toHaveBeenCalledTimes(2);
  expect(recovered).not.toHaveBeenCalled();

  await jest.advanceTimersByTimeAsync(recoveryDelay(2));
  expect(recovered).toHaveBeenCalledTimes(1);

  await jest.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledTimes(3);
});

test('the return of the connection triggers a check', async () => {
  answers.mockResolvedValue(true);
  const recovered = jest.fn();
  whenAnswering(answers, recovered, 4);

  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(recovered).toHaveBeenCalledTimes(1);
});

test('nothing is checked after the page is left', async () => {
  answers.mockResolvedValue(true);
  const recovered = jest.fn();
  const stop = whenAnswering(answers, recovered);
  stop();

  await jest.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('focus'));
  expect(answers).not.toHaveBeenCalled();
  expect(recovered).not.toHaveBeenCalled();
});
