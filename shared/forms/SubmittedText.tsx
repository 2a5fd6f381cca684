import { TextLink } from '../ui/TextLink';

interface Props {
  /** The control that it was typed in. */
  control: string;
  text: string;
}

/** A text that somebody submitted: an address is a link that opens in a new tab. */
export function SubmittedText({ control, text }: Props) {
  if (control !== 'url' || text === '') return text;
  return (
    <TextLink href={text} newTab>
      {text}
    </TextLink>
  );
}
