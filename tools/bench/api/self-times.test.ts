import { byPackage, selfTimes } from './self-times';

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 9 });

test('time is told by function and by package, for one request and without waiting', () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame('(idle)', '') },
      { id: 2, callFrame: frame('send', '/house/node_modules/fastify/lib/reply.js') },
      { id: 3, callFrame: frame('', '/house/node_modules/@fastify/cookie/index.js') },
      { id: 4, callFrame: frame('hook', '/house/node_modules/fastify/lib/hooks.js') },
      { id: 5, callFrame: frame('present', '/house/api/dist/meritum.cjs') },
    ],
    samples: [1, 2, 3, 4, 5, 2],
    timeDeltas: [900, 10, 4, 6, 12, 10],
  };
  const times = selfTimes(profile, 2);
  expect(times).toEqual([
    { where: 'fastify send:10', micros: 10 },
    { where: 'meritum.cjs present:10', micros: 6 },
    { where: 'fastify hook:10', micros: 3 },
    { where: '@fastify/cookie (anonymous):10', micros: 2 },
  ]);
  expect(byPackage(times)).toEqual([
    { where: 'fastify', micros: 13 },
    { where: 'meritum.cjs', micros: 6 },
    { where: '@fastify/cookie', micros: 2 },
  ]);
});
