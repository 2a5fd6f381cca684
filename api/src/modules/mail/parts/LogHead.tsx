import { SmallText } from './Text';

/**
 * The last head of the public log, so that it lies where we cannot change it. `line` is absent
 * before the first.
 */
export function LogHead({ line }: { line: string | undefined }) {
  if (!line) return null;
  return (
    <>
      <SmallText>
        You need not read on: with the line below, anybody can check later that our public log was
        never rewritten.
      </SmallText>
      <SmallText>{line}</SmallText>
    </>
  );
}
