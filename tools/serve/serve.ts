import { distOf, isPart } from '../parts';
import { remotesOverride } from './remotes-file';
import { serveStatic } from './static';

/** The process of one static part: `serve.ts <part> <port>`. */
const [part = '', port = ''] = process.argv.slice(2);
if (!isPart(part) || part === 'api') throw new Error(`${part} is no static part`);

const remotes = part === 'shell' ? remotesOverride(process.env.MERITUM_REMOTES) : undefined;
await serveStatic(
  { dist: distOf(part), kind: part === 'shell' ? 'shell' : 'remote', ...(remotes && { remotes }) },
  Number(port),
);
