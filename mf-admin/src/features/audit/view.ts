import { text } from '../address/fields';
import { useAddressState } from '../address/useAddressState';
import type { AuditFilter } from './requests';

const fields = {
  action: text,
  actor: text,
  subject: text,
  /** Days, both included. */
  from: text,
  until: text,
  /** Cursor of the page. */
  page: text,
};

/** What the audit screen shows, in its address. */
export const useAuditView = () => useAddressState(fields);
export type AuditView = ReturnType<typeof useAuditView>;
type Values = AuditView['values'];

const dayLength = 86_400_000;

const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** The start of a day, or of a later one, in ISO format. */
const instant = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString();

/** The filter that the address asks for. */
export function filterOf({ action, actor, subject, from, until }: Values): AuditFilter {
  return {
    ...(action && { action }),
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(isDay(from) && { from: instant(from, 0) }),
    ...(isDay(until) && { until: instant(until, 1) }),
  };
}
