import { type ButtonLook, buttonClasses } from './Button';
import { classNames } from './classNames';
import { TextLink, type TextLinkProps } from './TextLink';

export type ButtonLinkProps = TextLinkProps & ButtonLook;

/** A link with the looks of a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <TextLink className={classNames(buttonClasses({ variant, size }), className)} {...rest} />;
}
