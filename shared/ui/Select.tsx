import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import { Field, type FieldTexts, fieldAndControl } from './Field';
import fieldStyles from './Field.module.css';
import { Icon } from './Icon';
import styles from './Select.module.css';

export type SelectProps = ComponentProps<'select'> & FieldTexts;

/** The browser's dropdown with a label, hint and error; `children` are its options. */
export function Select(props: SelectProps) {
  const { field, control: select } = fieldAndControl(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.root}>
          <select
            // Some browsers change a focused dropdown by the wheel that should scroll the page.
            onWheel={({ currentTarget }) => currentTarget.blur()}
            {...select}
            {...control}
            className={classNames(fieldStyles.control, styles.select)}
          />
          <Icon name="chevron-down" size={18} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
