import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** What starts processes or tries many random inputs takes longest, however short the file. */
const takesLong = ({ path }) =>
  /node:child_process|processes\/node-process|launchDatabase|from 'fast-check'/.test(
    readFileSync(path, 'utf8'),
  );

/**
 * Jest's order: what failed, what took longest, what is largest. On a fresh clone, where it knows no
 * times, those come before the largest, so that no worker is left with one of them at the end.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const unknown = sorted.filter((test) => !test.duration && takesLong(test));
    return [...new Set([...unknown, ...sorted])];
  }
}
