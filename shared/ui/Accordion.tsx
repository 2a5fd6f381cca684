import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion';
import type { ReactNode } from 'react';
import styles from './Accordion.module.css';
import { classNames } from './classNames';
import { Icon } from './Icon';

export interface AccordionProps {
  items: readonly { id: string; question: ReactNode; answer: ReactNode }[];
  /** Id of the open item; empty when all are closed. */
  value: string;
  onChange: (id: string) => void;
  className?: string | undefined;
}

/** Questions of which at most one is open; pressing the open one closes it. */
export function Accordion({ items, value, onChange, className }: AccordionProps) {
  return (
    <Root
      type="single"
      collapsible
      value={value}
      onValueChange={onChange}
      className={classNames(styles.root, className)}
    >
      {items.map((item) => (
        <Item key={item.id} value={item.id} className={styles.item}>
          <Header className={styles.header}>
            <Trigger className={styles.trigger}>
              <span>{item.question}</span>
              <Icon name="chevron-down" size={22} className={styles.chevron} />
            </Trigger>
          </Header>
          <Content className={styles.content}>
            <div className={styles.answer}>{item.answer}</div>
          </Content>
        </Item>
      ))}
    </Root>
  );
}
