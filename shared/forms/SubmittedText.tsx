import { readableAddress } from '../contracts/addresses';
import { TextLink } from '../ui/TextLink';

interface Props {
  /** The control that it was typed into. */
  control: string;
  text: string;
}

/** A submitted text; an address becomes a link that opens in a new tab. */
export function SubmittedText({ control, text }: Props) {
  if (control !== 'url' || text === '') return text;
  return (
    <TextLink href={text} newTab>
      {readableAddress(text)}
    </TextLink>
  );
}
