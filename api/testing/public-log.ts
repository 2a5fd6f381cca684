import { keepLog } from '../src/modules/log/appending';
import type { TestApp } from './app';

/** Appends new events to the public log, as upkeep does. */
export const appendToLog = ({ commands }: Pick<TestApp, 'commands'>) =>
  keepLog(commands().keepingLog);
