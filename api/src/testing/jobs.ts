import type { Job } from '../composition/upkeep';
import type { TestApp } from './app';

/** The regular work of all modules on a suite's database. */
export const jobsOf = ({ commands }: TestApp): Job[] =>
  commands().started.flatMap(({ upkeep }) => upkeep);

/** Does regular work of the modules once. */
export async function runJob(suite: TestApp, wanted: string): Promise<void> {
  const job = jobsOf(suite).find(({ name }) => name === wanted);
  if (!job) throw new Error(`No module brings the job ${wanted}`);
  await job.work();
}
