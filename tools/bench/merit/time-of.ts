/** Wall-clock and processor time, which differ widely on a busy machine. */
export function timeOf<Result>(run: () => Result): { result: Result; words: string } {
  const used = process.cpuUsage();
  const started = performance.now();
  const result = run();
  const clock = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(used);
  return {
    result,
    words: `${clock.toFixed(2)} s (processor ${((user + system) / 1e6).toFixed(2)} s)`,
  };
}
