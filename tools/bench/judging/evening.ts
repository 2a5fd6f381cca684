import { runNode } from '../../processes/node-process';

/** A pending assignment and its judge's access token. */
export interface Pending {
  id: string;
  token: string;
}

/** Creates judges and nominations; returns each assignment with its judge's token. */
export async function seedEvening(
  env: Record<string, string>,
  judges: number,
  nominations: number,
): Promise<Pending[]> {
  const script = 'api/src/modules/assignments/testing/evening.ts';
  const args = ['--import', 'tsx', script, String(judges), String(nominations)];
  const { exitCode, stdout, stderr } = await runNode(args, { ...process.env, ...env });
  if (exitCode !== 0) throw new Error(`Could not create the season:\n${stderr}`);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Pending);
}
