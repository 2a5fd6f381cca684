import { Icon, iconNames } from '@meritum/shared/ui/Icon';
import { Prose } from '@meritum/shared/ui/Prose';
import { TextLink } from '@meritum/shared/ui/TextLink';
import styles from './Foundations.module.css';
import { Specimen } from './Specimen';

const colours = [
  'paper',
  'raised',
  'sunken',
  'ink',
  'muted',
  'hairline',
  'edge',
  'accent',
  'accent-hover',
  'accent-tint',
  'danger',
  'danger-tint',
  'warning',
  'warning-tint',
  'info',
  'info-tint',
] as const;

const sizes = ['hero', '4xl', '3xl', '2xl', 'xl'] as const;

export function Foundations() {
  return (
    <>
      <Specimen name="Colour">
        {colours.map((name) => (
          <figure key={name} className={styles.colour}>
            <span className={styles.swatch} data-colour={name} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen name="Display type" layout="stack">
        {sizes.map((size) => (
          <p key={size} className={styles.display} data-size={size}>
            Chosen on merit alone
          </p>
        ))}
      </Specimen>
      <Specimen name="Prose" layout="stack">
        <Prose>
          <h2>What judges look for</h2>
          <p>
            Every nomination is read by independent experts, who know neither the other ratings nor
            each other. See <TextLink href="#foundations">how ratings are weighed</TextLink>, and
            what{' '}
            <TextLink href="https://example.org" newTab>
              a fair process
            </TextLink>{' '}
            needs.
          </p>
          <ul>
            <li>Innovation: is it new, and is it theirs?</li>
            <li>Results: what changed, for whom, and how is it known?</li>
          </ul>
          <h3>Figures are tabular where they are compared</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Tier</th>
                <th scope="col">Mean score</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Platinum</td>
                <td>9.0 and above</td>
              </tr>
              <tr>
                <td>Gold</td>
                <td>8.0 to below 9.0</td>
              </tr>
            </tbody>
          </table>
          <blockquote>The outcome is a function of the ratings, and of nothing else.</blockquote>
        </Prose>
      </Specimen>
      <Specimen name="Icons">
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </Specimen>
    </>
  );
}
