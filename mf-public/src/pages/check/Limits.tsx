const rows = [
  {
    proves: 'The awards follow from the published ratings, by the rules of before.',
    not: 'That a judge judged well, or that what an entry claims is true.',
  },
  {
    proves: 'No rating was changed, added or dropped after judging closed.',
    not: 'That nobody took out too much: how often is public, the reasons are kept inside.',
  },
  {
    proves: 'A judge’s own rating is in, as given, and nobody else’s stands in its place.',
    not: 'The same for judges who never look.',
  },
  {
    proves: 'Which award a named entry earned.',
    not: 'Whose entry without an award a pseudonym is: only its nominator is told.',
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
        This page, the ledger and the root above come from the same server. Whoever wants to rely on
        nobody notes the root on the day judging closes, and checks with a program of their own.
      </p>
    </>
  );
}
