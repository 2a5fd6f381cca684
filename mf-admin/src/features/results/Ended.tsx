import { inWords } from '../facts/inWords';

/** Categories that figures leave out. */
export const Ended = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <p>Without {inWords(names)}, where judging has ended.</p>;
