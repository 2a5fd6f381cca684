import { type ButtonLook, buttonClasses } from './Button';
import { classNames } from './classNames';
import { TextLink, type TextLinkProps } from './TextLink';

export type ButtonLinkProps = TextLinkProps & ButtonLook;

/** A link that looks like a button: it leads somewhere, whereas a `Button` acts. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <TextLink className={classNames(buttonClasses({ variant, size }), className)} {...rest} />;
}
