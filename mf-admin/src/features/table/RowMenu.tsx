import { Icon } from '@meritum/shared/ui/Icon';
import { Content, Item, Portal, Root, Trigger } from 'radix-ui/dropdown-menu';
import { useRef } from 'react';
import styles from './RowMenu.module.css';

export interface RowAction {
  label: string;
  onSelect(): void;
  /** The act affects people. */
  danger?: boolean;
}

export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<RowAction>(undefined);
  if (actions.length === 0) return null;

  // Acts only once the button has the focus again, so that a dialog returns it there.
  const afterClosing = (event: Event) => {
    const action = chosen.current;
    if (!action) return;
    chosen.current = undefined;
    event.preventDefault();
    trigger.current?.focus();
    action.onSelect();
  };
  return (
    <Root modal={false}>
      <Trigger ref={trigger} className={styles.trigger} aria-label={`Actions for ${name}`}>
        <Icon name="more" />
      </Trigger>
      <Portal>
        <Content
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={afterClosing}
        >
          {actions.map((action) => (
            <Item
              key={action.label}
              className={styles.item}
              data-danger={action.danger}
              onSelect={() => {
                chosen.current = action;
              }}
            >
              {action.label}
            </Item>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}
