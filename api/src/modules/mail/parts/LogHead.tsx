import { SmallText } from './Text';

/** The last head of the public log; `line` is empty before the first one. */
export function LogHead({ line }: { line: string }) {
  if (!line) return null;
  return (
    <>
      <SmallText>
        For the record, nothing to do: this line lets anyone check that our public log was not
        rewritten.
      </SmallText>
      <SmallText>{line}</SmallText>
    </>
  );
}
