import { setImmediate } from 'node:timers/promises';
import { openSharp } from '../../platform/pictures/open-sharp';
import { drawPicture } from './picture';

test('pictures that are sent at once are decoded one after another', async () => {
  const sharp = await openSharp();
  const side = 3_000;
  const blank = { width: side, height: side, channels: 3, background: '#fbfaf6' } as const;
  const sent = await sharp({ create: blank }).png().toBuffer();
  let isDone = false;
  const drawn = Promise.all([1, 2, 3].map(() => drawPicture(sent))).finally(() => {
    isDone = true;
  });
  let most = 0;
  while (!isDone) {
    // While a picture goes from the queue to its thread it is counted in both for a moment.
    most = Math.max(most, sharp.counters().process);
    await setImmediate();
  }
  expect((await drawn).length).toBe(3);
  expect(most).toBe(1);
});
