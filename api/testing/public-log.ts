import { keepLog } from '../src/modules/log/appending';
import type { TestApp } from './app';

/** Appends to the public log what has happened by now, as regular work does. */
export const appendToLog = ({ commands }: Pick<TestApp, 'commands'>) =>
  keepLog(commands().keepingLog);
