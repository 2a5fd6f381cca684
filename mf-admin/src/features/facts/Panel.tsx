import { Card } from '@meritum/shared/ui/Card';
import * as design from '@meritum/shared/ui/design.module.css';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Actions for the content. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, actions, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={design.column2}>
      <div className={design.apart}>
        <h2 id={id} className={design.textXl}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </Card>
  );
}
