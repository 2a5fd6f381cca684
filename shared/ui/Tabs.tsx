import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** The purpose of the tabs, for screen readers. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  /** Id of the open tab; without it the tabs manage it themselves. */
  value?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** The tab's id as a part of element ids, which must not contain spaces. */
const tabName = encodeURIComponent;

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const open = tabName(value ?? tabs[0]?.id ?? '');
  const control = value === undefined ? { defaultValue: open } : { value: open };
  const change = onChange && ((name: string) => onChange(decodeURIComponent(name)));
  return (
    <Root {...control} {...(change && { onValueChange: change })} className={styles.root}>
      <List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tabName(tab.id)} className={styles.tab}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tabName(tab.id)} className={styles.panel}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
