import { isPart, parts } from '../parts';
import { seconds } from '../start/steps';
import { buildParts } from './build-parts';

/** `npm run build [-- part ...]`: builds the changed parts, all or those named. */
const started = performance.now();
const names = process.argv.slice(2);
const unknown = names.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The parts are ${parts.join(', ')}.`);
  process.exit(1);
}
const wanted = names.length > 0 ? names.filter(isPart) : parts;
try {
  const built = await buildParts(wanted, console.log);
  const said = built.length > 0 ? `${built.length} built` : 'nothing has changed';
  console.log(`${said}, ${wanted.length} up to date in ${seconds(started)}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
