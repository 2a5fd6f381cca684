/**
 * The choices of the directory, as plain lists: the contract holds the same ones, but importing its
 * values would bring the schema library onto the page. A test keeps the two equal.
 */
import type { CategoryName } from '@meritum/shared/contracts/categories';
import type { TierName, WinnerYear } from '@meritum/shared/contracts/winners';

export type { CategoryName, TierName, WinnerYear };

export const winnerYears: readonly WinnerYear[] = ['2024', '2025'];
export const categoryNames: readonly CategoryName[] = ['Technology', 'AI', 'Data Analytics'];
export const tierNames: readonly TierName[] = ['Platinum', 'Gold', 'Silver'];
