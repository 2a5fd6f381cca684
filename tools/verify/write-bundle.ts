import { writeFile } from 'node:fs/promises';
import { bundled, bundleFile } from './bundle';

await writeFile(bundleFile, await bundled());
