import { testDatabase } from '../../testing/database';
import { afterChange, updateVersioned, type Versioned } from './effects';

interface Chair extends Versioned {
  colour?: string;
  legs: number;
}

const db = testDatabase();

test('a versioned change removes undefined fields, as afterChange says, and applies once', async () => {
  const chairs = db().collection<Chair>('chairs');
  const read = { _id: 'a', revision: 1, colour: 'red', legs: 4 };
  await chairs.insertOne(read);
  const fields = { colour: undefined, legs: 3 };
  const change = () => updateVersioned(chairs, read, fields, 'nothing');
  expect([await change(), await change()]).toEqual([{ _id: 'a', revision: 2, legs: 3 }, null]);
  expect(await chairs.find().toArray()).toEqual([afterChange<Chair>(read, fields)]);
});
