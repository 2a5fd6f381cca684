import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  /** Id of the open tab; without it the tabs manage it themselves. */
  value?: string | undefined;
  /** Id of the tab that they start with; by default the first. */
  first?: string;
  onChange?: ((id: string) => void) | undefined;
}

export function Tabs({ label, tabs, value, first, onChange }: TabsProps) {
  const control = value === undefined ? { defaultValue: first ?? tabs[0]?.id ?? '' } : { value };
  return (
    <Root {...control} {...(onChange && { onValueChange: onChange })} className={styles.root}>
      <List aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Trigger key={tab.id} value={tab.id} className={styles.tab}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {tabs.map((tab) => (
        <Content key={tab.id} value={tab.id} className={styles.panel}>
          {tab.content}
        </Content>
      ))}
    </Root>
  );
}
