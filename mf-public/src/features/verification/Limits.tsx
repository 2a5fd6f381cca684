import { Table } from '../reading/Table';

/** The limits of a check, by what it proves. */
export function Limits({ of }: { of: Readonly<Record<string, string>> }) {
  return (
    <Table columns={['It proves', 'It does not prove']}>
      {Object.entries(of).map(([proves, not]) => (
        <tr key={proves}>
          <td>{proves}</td>
          <td>{not}</td>
        </tr>
      ))}
    </Table>
  );
}
