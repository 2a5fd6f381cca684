import * as z from 'zod/mini';

/** Names of the award categories in calls and records; the texts about them are in programme/categories. */
export const categoryNames = ['Technology', 'AI', 'Data Analytics'] as const;
export type CategoryName = (typeof categoryNames)[number];
export const category = z.enum(categoryNames);
