// Loaded first in each process that runs tests in plain Node. The runner sends the settings once to
// all its processes, when the first asks: one that starts later would miss them and wait for ever
// (jest-light-runner 0.7.11, `channel` in src/index.js). So early messages are kept until asked
// for.
if (process.argv[1]?.endsWith('/tinypool/dist/esm/entry/process.js')) {
  let early;
  const keep = (message) => {
    if (message?.type === 'jest-light-runner-worker-data') early = message;
  };
  // Not before the process listens itself: messages that came earlier would be lost.
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
