import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { damaged } from '../../../testing/damaged';
import { DomainError } from '../../platform/errors/domain-error';
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
    // A picture on its way from the queue to its thread is briefly counted in both.
    most = Math.max(most, sharp.counters().process);
    await setImmediate();
  }
  expect((await drawn).length).toBe(3);
  expect(most).toBe(1);
});

test('no bytes that begin like a picture do more than be refused', async () => {
  const sharp = await openSharp();
  const blank = { width: 12, height: 9, channels: 3, background: '#fbfaf6' } as const;
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const whole = await sharp({ create: blank }).toFormat(type).toBuffer();
    await fc.assert(
      fc.asyncProperty(damaged(whole), async (sent) => {
        const drawn = await drawPicture(sent).catch((error: unknown) => error);
        if (!(drawn instanceof DomainError)) expect(drawn).toHaveProperty('jpeg');
      }),
      { numRuns: 20 },
    );
  }
});
