// Loaded first in each process that runs tests in plain Node. The runner sends all its processes
// their settings when the first of them asks, and to none of them again: one that starts later than
// another would miss them and wait for ever (jest-light-runner 0.7.11, `channel` in src/index.js). So
// what came too early is kept until it is asked for.
if (process.argv[1]?.endsWith('/tinypool/dist/esm/entry/process.js')) {
  let early;
  const keep = (message) => {
    if (message?.type === 'jest-light-runner-worker-data') early = message;
  };
  // Not before the process itself listens: what had come by then would be lost.
  process.on('newListener', function listen(event) {
    if (event !== 'message') return;
    process.off('newListener', listen);
    process.on('message', keep);
  });
  const send = process.send.bind(process);
  process.send = (message, ...rest) => {
    if (message === 'jest-light-runner-get-worker-data' && early)
      return process.emit('message', early);
    return send(message, ...rest);
  };
}
