import { styles } from './theme';

/** The call to action, as a button. */
export function Action({ href, label }: { href: string; label: string }) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ margin: '8px 0 24px' }}
    >
      <tbody>
        <tr>
          <td className="action-cell" style={styles.actionCell}>
            <a href={href} className="action" style={styles.action}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
