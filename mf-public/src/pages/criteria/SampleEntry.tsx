import * as design from '@meritum/shared/ui/design.module.css';
import styles from './SampleEntry.module.css';

/** A fictional essay; each part has its criterion and the judges' view. */
const parts = [
  {
    text: 'Wells in our district run dry in August, because the pumps are switched by the clock. Larger tanks had been tried. They put the day off by a week.',
    criterion: 'Methodology',
    note: 'Whose problem it is, and what was weighed before. A judge from another field can follow.',
  },
  {
    text: 'I wrote the controller and its model of the ground water; two colleagues built the housing. It reads the level that each pump measures anyway, and waits while the ground refills.',
    criterion: 'Innovation',
    note: 'What is new, in one sentence, and which part is the nominee’s own. The colleagues are named as such.',
  },
  {
    text: 'It has run at 41 wells since March, without a network. The code and a log of its outages are public: see the first link.',
    criterion: 'Execution',
    note: 'It says what runs, where and since when, admits failures, and has a link that anyone can open.',
  },
  {
    text: 'Dry days fell from 19 to 4 for each well and summer. The figures are the district’s own; its report is attached.',
    criterion: 'Results',
    note: 'A figure from before, one from after, and a source that is not the nominee. “Greatly improved” would have convinced nobody.',
  },
] as const;

export function SampleEntry() {
  return (
    <>
      <p>
        This entry and its figures are made up. Yours may be longer, but it needs no long words:
        judges credit what they can check.
      </p>
      <p className={styles.line}>
        A pump controller that keeps village wells running through a drought
      </p>
      <div className={design.ruleAbove}>
        {parts.map(({ text, criterion, note }) => (
          <div key={criterion} className={styles.part}>
            <p className={styles.text}>{text}</p>
            <aside aria-label={`Note on ${criterion}`} className={styles.note}>
              <strong>{criterion}</strong> {note}
            </aside>
          </div>
        ))}
      </div>
    </>
  );
}
