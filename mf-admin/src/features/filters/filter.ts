import { type AddressField, oneOf, text, type ValuesOf } from '../address/useAddressState';

/** Values of a select, with their labels. */
export type Options = readonly (readonly [value: string, words: string])[];

/** A filter of a list: its value in the address, where '' means no filter, and its control. */
export interface Filter<Value extends string = string> extends AddressField<Value> {
  /** `none` if only links set it. */
  control: 'search' | 'select' | 'day' | 'none';
  label: string;
  hint?: string;
  /** Maximum number of characters in a search. */
  limit?: number;
  /** The reason why the text cannot be searched for. */
  errorOf?(typed: string): string | undefined;
  /** Label of the option that does not filter. */
  all?: string;
  /** The other options, if they are the same for every season. */
  options?: Options;
}

export type Filters = Readonly<Record<string, Filter>>;

type Look = Pick<Filter, 'hint' | 'limit' | 'errorOf'>;

export const searchFor = (label: string, look: Look = {}): Filter => ({
  ...text,
  control: 'search',
  label,
  ...look,
});

/** The start or end of a period. */
export const day = (label: string): Filter => ({ ...text, control: 'day', label });

/** Set by links only. */
export const linked: Filter = { ...text, control: 'none', label: '' };

/** An option from those that the page provides. */
export const choice = (label: string, all: string): Filter => ({
  ...text,
  control: 'select',
  label,
  all,
});

/** One of these values, with labels that also cover a newer server's. */
export const oneOfThese = <const Value extends string>(
  label: string,
  values: readonly Value[],
  words: Readonly<Record<NoInfer<Value>, string>>,
  all = 'All',
): Filter<Value | ''> => ({
  ...oneOf<Value | ''>('', ...values),
  control: 'select',
  label,
  all,
  options: values.map((value) => [value, words[value]]),
});

/** The active filters. */
export type Filtered<Of> = {
  [Name in keyof ValuesOf<Of>]?: Exclude<ValuesOf<Of>[Name], ''>;
};

export const filteredBy = <Of extends Filters>(filters: Of, values: ValuesOf<Of>) =>
  Object.fromEntries(
    Object.keys(filters)
      .map((name) => [name, values[name]] as const)
      .filter(([, value]) => value !== ''),
  ) as Filtered<Of>;
