import { launchDatabase } from '../launch';
import { ORDER } from '../ways';

// A launcher that a test kills outright: prints the server's process and then waits.
const [dataDir = '', name] = process.argv.slice(2);
const only = ORDER.find((way) => way === name) ?? 'embedded';
const { pid } = await launchDatabase({ dataDir, only, log: () => {} });
console.log(pid);
setInterval(() => {}, 1000);
