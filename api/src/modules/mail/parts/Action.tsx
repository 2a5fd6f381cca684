import { LayoutTable } from './LayoutTable';
import { styles } from './theme';

/** The call to action, as a button. */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <LayoutTable style={{ margin: '8px 0 24px' }}>
      <tr>
        <td className="action-cell" style={styles.actionCell}>
          <a href={href} className="action" style={styles.action}>
            {label}
          </a>
        </td>
      </tr>
    </LayoutTable>
  );
}
