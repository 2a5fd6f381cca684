import type { TestApp } from './app';

/** Runs a job once on a suite's database. */
export async function runJob({ commands }: TestApp, wanted: string): Promise<void> {
  const job = commands().jobs.find(({ name }) => name === wanted);
  if (!job) throw new Error(`No module brings the job ${wanted}`);
  await job.work();
}
