import { type AddressFilter, addressFilters } from '@meritum/shared/contracts/list-options';
import { FilterSelect } from './FilterSelect';

const labels: Record<AddressFilter, string> = {
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed',
  awaited: 'Confirmation awaited',
};

interface Props {
  value: AddressFilter | 'all';
  onChoose(value: AddressFilter | 'all'): void;
}

/** A filter of people by whether their address is confirmed. */
export const AddressSelect = (props: Props) => (
  <FilterSelect
    {...props}
    label="Address"
    all="Any"
    options={addressFilters.map((address) => [address, labels[address]])}
  />
);
