import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

/** What starts processes takes longest, however short the file. */
const startsProcesses = ({ path }) =>
  /node:child_process|processes\/node-process|launchDatabase/.test(readFileSync(path, 'utf8'));

/**
 * Jest's order: what failed, what took longest, what is largest. On a fresh clone, where it knows no
 * times, what starts processes comes before the largest, so that no worker is left with it at the end.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const unknown = sorted.filter((test) => !test.duration && startsProcesses(test));
    return [...new Set([...unknown, ...sorted])];
  }
}
