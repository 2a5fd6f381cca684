import { Table } from '../reading/Table';

interface Limit {
  proves: string;
  not: string;
}

/** What a check proves, beside what it does not. */
export function Limits({ of }: { of: readonly Limit[] }) {
  return (
    <Table columns={['It proves', 'It does not prove']}>
      {of.map(({ proves, not }) => (
        <tr key={proves}>
          <td>{proves}</td>
          <td>{not}</td>
        </tr>
      ))}
    </Table>
  );
}
