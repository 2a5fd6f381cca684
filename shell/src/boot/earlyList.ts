import { prefetch } from '@meritum/shared/client/prefetch';
import { type EarlyList, earlyCall } from '@meritum/shared/federation/early-list';

/** Requests a page's first list immediately. Its source is inlined in the page, with what it asks. */
const list: EarlyList = JSON.parse(document.currentScript?.dataset.list ?? '');

/** The current value of a field, if the page has it already. */
function picked(name: string): string | undefined {
  const field = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
  return field?.selectedOptions[0]?.defaultSelected ? undefined : field?.value;
}

// Where storage is blocked this throws, and the page asks later.
const remembered = localStorage.getItem(list.rememberedAs);
const early = { year: picked('year'), category: picked('category') };
const call = earlyCall(list, new URLSearchParams(location.search), remembered, early);
for (const address of [...list.also, ...(call ? [call] : [])])
  void prefetch(address, { headers: { accept: 'application/json' } });
