const rows = [
  {
    proves: 'The awards follow from the published ratings, by the frozen rules.',
    not: 'That a judge judged well, or that what an entry claims is true.',
  },
  {
    proves: 'No rating was changed, added or dropped after judging closed.',
    not: 'That nothing was voided without cause: the numbers are public, the details of each case are not.',
  },
  {
    proves: 'A judge’s own rating is in the ledger, unchanged, and not replaced by another.',
    not: 'The same for judges who never check.',
  },
  {
    proves: 'Which award a named entry earned.',
    not: 'Who is behind the pseudonym of an entry without an award: only its nominator is told.',
  },
] as const;

/** What a check can and cannot show. */
export function Limits() {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">It proves</th>
            <th scope="col">It does not prove</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ proves, not }) => (
            <tr key={proves}>
              <td>{proves}</td>
              <td>{not}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        This page, the ledger and the root above come from the same server. To rely on nobody, note
        the root on the day judging closes and check with your own program.
      </p>
    </>
  );
}
