import { Card } from '@meritum/shared/ui/Card';
import type { ComponentProps } from 'react';
import { sectionId } from './formProblems';
import styles from './Season.module.css';

/** A part of the form, below its name. */
export const Part = ({
  name,
  children,
  ...rest
}: ComponentProps<'fieldset'> & { name: string }) => (
  <Card>
    <fieldset id={sectionId(name)} className={styles.group} {...rest}>
      <legend className={styles.legend}>{name}</legend>
      {children}
    </fieldset>
  </Card>
);
