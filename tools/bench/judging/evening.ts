import { runNode } from '../../processes/node-process';

/** An assignment that waits for its rating, and the access token of its judge. */
export interface Pending {
  id: string;
  token: string;
}

/** Puts judges and nominations in place; answers each assignment with the token of its judge. */
export async function seedEvening(
  env: Record<string, string>,
  judges: number,
  nominations: number,
): Promise<Pending[]> {
  const script = 'api/src/modules/assignments/testing/evening.ts';
  const args = ['--import', 'tsx', script, String(judges), String(nominations)];
  const { exitCode, stdout, stderr } = await runNode(args, { ...process.env, ...env });
  if (exitCode !== 0) throw new Error(`The season could not be made:\n${stderr}`);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Pending);
}
