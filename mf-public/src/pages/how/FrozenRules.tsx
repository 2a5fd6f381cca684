import type { SeasonRulesReply } from '@meritum/shared/contracts/season-rules';
import { hashOfText } from '@meritum/shared/merit/ledger/bytes';
import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';
import { formatDateTime } from '@meritum/shared/programme/moments';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import styles from './FrozenRules.module.css';
import { RulesTable } from './RulesTable';

/** Parses frozen rules from their canonical text; undefined for an unknown format. */
function readRules(text: string): RuleSet | undefined {
  try {
    const rules = JSON.parse(text) as RuleSet;
    return rules.format === 'meritum-rules/1' ? rules : undefined;
  } catch {
    return undefined;
  }
}

type Category = SeasonRulesReply['categories'][number];

function Hash({ category, frozen }: Category) {
  if (!frozen) return null;
  const isRight = hashOfText(frozen.text) === frozen.hash;
  return (
    <div className={styles.hash}>
      <dt className={design.bold}>{category}</dt>
      <dd>
        <code>{frozen.hash}</code>
        <span data-right={isRight} className={classNames(design.accent, design.textS)}>
          {isRight ? 'Recomputed here: it matches' : 'Recomputed here: it does NOT match'}
        </span>
      </dd>
    </div>
  );
}

export function FrozenRules({ season, frozenAt, categories }: SeasonRulesReply) {
  const [first] = categories.flatMap(({ frozen }) => frozen ?? []);
  const rules = first && readRules(first.text);
  if (!rules || frozenAt === null)
    return (
      <p>
        The rules of {season.name} are a draft. They will be frozen, and shown here with their hash,
        before judging opens.
      </p>
    );
  return (
    <>
      <p>
        {season.name}, frozen on {formatDateTime(frozenAt)}. The same rules apply in every category.
      </p>
      <RulesTable rules={rules} />
      <h3>Hash of the rules, by category</h3>
      <dl className={design.grid2}>
        {categories.map((one) => (
          <Hash key={one.category} {...one} />
        ))}
      </dl>
    </>
  );
}
