import { launchDatabase } from '../launch';

// A launcher that a test kills outright: prints the server's process and then waits.
const [dataDir = ''] = process.argv.slice(2);
const { pid } = await launchDatabase({ dataDir, log: () => {} });
console.log(pid);
setInterval(() => {}, 1000);
