// Runs a program that cannot watch its parent, and stops it when standard input ends: the pipe
// closes however the parent ends, even by `kill -9`.
import { spawn } from 'node:child_process';

const [path, ...args] = process.argv.slice(2);
const child = spawn(path, args, { stdio: ['ignore', 'inherit', 'inherit'] });
child.once('spawn', () => console.log(`pid ${child.pid}`));
child.once('error', (error) => {
  console.error(error.message);
  process.exit(127);
});
child.once('exit', (code) => process.exit(code ?? 1));

function stop() {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
}
process.stdin.resume();
process.stdin.once('close', stop);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
