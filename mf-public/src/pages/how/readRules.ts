import type { RuleSet } from '@meritum/shared/merit/outcome/rule-set';

/** Parses frozen rules from their canonical text; undefined for an unknown format. */
export function readRules(text: string): RuleSet | undefined {
  try {
    const rules = JSON.parse(text) as RuleSet;
    return rules.format === 'meritum-rules/1' ? rules : undefined;
  } catch {
    return undefined;
  }
}
