import { launchDatabase } from '../launch';

// A launcher for a test to kill: prints the server's process id and waits.
const [dataDir = ''] = process.argv.slice(2);
const { pid } = await launchDatabase({ dataDir, log: () => {} });
console.log(pid);
setInterval(() => {}, 1000);
