/**
 * Preloaded into every process that the launcher starts. However the launcher ends, even by
 * `kill -9`, the channel to it closes, and the child stops: gracefully, or after ten seconds anyway.
 * A child's own workers inherit the preload, but their channel is not the launcher's.
 */
if (process.connected && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
