import { LayoutTable } from './LayoutTable';
import { styles } from './theme';

interface Fact {
  label: string;
  value: string;
}

/** Labelled values, one on each line; absent ones are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <LayoutTable width="100%" style={{ margin: '8px 0 16px' }}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <tr key={label}>
            <td className="ink rule" style={styles.fact}>
              <span className="muted" style={styles.label}>
                {label}:
              </span>{' '}
              {value}
            </td>
          </tr>
        ))}
    </LayoutTable>
  );
}
