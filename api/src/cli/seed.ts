import { onDatabase } from './on-database';
import { samples } from './samples';
import { seedSamples } from './seed-samples';

/** `meritum seed`: adds sample data once; refused in production. */
export const seed = () =>
  onDatabase(async (context, { production }) => {
    if (production) throw new Error('Sample data is for development only (NODE_ENV).');
    await seedSamples(context);
    console.log(`Sample accounts are in place: ${samples.map(({ email }) => email).join(', ')}.`);
  });
