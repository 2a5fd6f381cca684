import styles from './KeyHelp.module.css';

const keys = [
  { keys: '1 – 9, 0 or 10', does: 'rate' },
  { keys: 'Left, Right', does: 'criterion' },
  { keys: 'Shift Left, Right', does: 'entry' },
  { keys: 'Enter', does: 'submit' },
];

export function KeyHelp() {
  return (
    <dl className={styles.keys} aria-label="Keyboard shortcuts">
      {keys.map(({ keys: pressed, does }) => (
        <div key={does}>
          <dt>
            <kbd>{pressed}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
