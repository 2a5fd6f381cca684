import type { ReactNode } from 'react';
import { styles } from './theme';

/** A centred column, as a table because every mail program supports tables. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <table
      role="presentation"
      className="page"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ backgroundColor: styles.page.backgroundColor }}
    >
      <tbody>
        <tr>
          <td align="center" style={{ padding: '0 16px' }}>
            <table
              role="presentation"
              align="center"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              border={0}
              style={styles.column}
            >
              <tbody>
                <tr>
                  <td align="left">{children}</td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
