import { classNames } from '@meritum/shared/ui/classNames';
import text from './text.module.css';

export const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ol className={classNames(text.stack, text.prose, text.reasons)} aria-label="Reasons to judge">
    {reasons.map((reason, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the three never change places, and two may be the same
      <li key={index}>{reason}</li>
    ))}
  </ol>
);
