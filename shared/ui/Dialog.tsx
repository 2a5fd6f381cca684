import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { classNames } from './classNames';
import { closeOnBack } from './closeOnBack';
import styles from './Dialog.module.css';
import * as design from './design.module.css';
import { Icon } from './Icon';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons of the dialog; the last one proceeds. */
  actions?: ReactNode;
  closeLabel?: string | undefined;
  className?: string | undefined;
  /** Called once it has closed and has returned the focus. */
  onClosed?(): void;
}

/** A modal dialog: traps the focus, closes with Escape or Back and restores the focus. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, className } = props;
  const opener = useRef<Element | null>(null);

  // The primitive restores the focus only to its own trigger; ours is opened by any button.
  const giveBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
    props.onClosed?.();
  };
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={styles.overlay} />
        <Content
          ref={(layer) => (layer ? closeOnBack(layer, () => onOpenChange(false)) : undefined)}
          data-layer
          className={classNames(styles.content, className)}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={giveBack}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <Title className={styles.title}>{title}</Title>
          {description && <Description className={design.muted}>{description}</Description>}
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
          <Close className={styles.close} aria-label={props.closeLabel ?? 'Close'}>
            <Icon name="close" size={22} />
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
