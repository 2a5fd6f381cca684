/**
 * Preloaded into every child process. However the parent ends, even by `kill -9`, the channel to it
 * closes, and the child stops: gracefully, or by force after ten seconds.
 * A child's own workers inherit the preload, but have another channel.
 */
if (process.connected && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.once('disconnect', () => {
    setTimeout(() => process.exit(1), 10_000).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
