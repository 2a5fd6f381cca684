import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from './renderAt';
import type { WinnersApi } from './winnersApi';

export const people = [
  {
    fullName: 'Ana Fern',
    badge: 'Platinum',
    employer: 'Blue Fathom',
    linkedInUrl: 'https://profiles.example/in/ana',
  },
  { fullName: 'Bo Ananda', badge: 'Gold', linkedIn: 'profiles.example/in/bo' },
  { fullName: 'Cy Moss', badge: 'Gold', photoUrl: '/cy.jpg' },
] as const;

export const field = (name: string) => screen.getByRole('combobox', { name });
export const choose = (name: string, value: string) => userEvent.selectOptions(field(name), value);
export const shown = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent);
export const cards = () => screen.getAllByRole('listitem');
/** The text beside the picture, which may contain initials. */
export const textOf = (card: HTMLElement) => card.querySelector('a + div')?.textContent;
export const optionsOf = (name: string) =>
  [...field(name).children].map(({ textContent }) => textContent);

/** Opens the page at an address; its first list has the `people`. */
export async function openWinnersAt(address: string, api: WinnersApi): Promise<void> {
  renderAt(address);
  await api.answer(people);
  await screen.findByText(/^\d winners?$/);
}
