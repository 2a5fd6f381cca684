import { slug } from './slug';

test.each([
  ['Dr. Ana  M. Lee', 'dr-ana-m-lee'],
  ['ANA', 'ana'],
  ['Ana - Lee', 'ana-lee'],
  ['Agent 47!', 'agent-47'],
])('PROF-001 the slug of %j is %j', (name, expected) => {
  expect(slug(name)).toBe(expected);
});

test.each([
  ["Jean-Luc  O'Neil", 'jean-luc-oneil'],
  ['Zoë Århus', 'zo-rhus'],
  ['  Edge Space  ', 'edge-space'],
])('OPEN-037 hyphens stay, accented letters go, edges are trimmed: %j is %j', (name, expected) => {
  expect(slug(name)).toBe(expected);
});
