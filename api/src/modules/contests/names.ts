import type { Results } from './context';

export async function namesOf(
  { judges }: Pick<Results, 'judges'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await judges.byIds(ids);
  const names = new Map(found.map(({ _id, fullName }) => [_id, fullName]));
  return new Map(ids.map((id) => [id, names.get(id) ?? '']));
}
