import styles from './AiCategoryTable.module.css';

const rows = [
  {
    criterion: 'Innovation',
    question: 'What does the system do that was not possible, or not sensible, before?',
    evidence: 'A comparison with earlier approaches, publications, patents or releases',
  },
  {
    criterion: 'Methodology',
    question: 'Does it address a significant challenge, with data and methods that suit it?',
    evidence: 'Where the data come from, how the system was evaluated, what its limits are',
  },
  {
    criterion: 'Execution',
    question: 'Is it built well, and does it work reliably and responsibly in practice?',
    evidence: 'Architecture, tests, monitoring, and how people stay in control',
  },
  {
    criterion: 'Results',
    question: 'Which outcomes can be measured, and who benefits from them?',
    evidence: 'Figures before and after, user reports, independent confirmation',
  },
] as const;

/** How the criteria are read in the AI category (CRIT-005). */
export function AiCategoryTable() {
  return (
    <>
      <p>The same criteria apply in every category. In AI, judges read them like this:</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">What judges ask</th>
            <th scope="col">What helps them</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, question, evidence }) => (
            <tr key={criterion}>
              <th scope="row">{criterion}</th>
              <td>{question}</td>
              <td>{evidence}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
