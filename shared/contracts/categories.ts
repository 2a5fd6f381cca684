import * as z from 'zod/mini';
import { asLine } from './texts';

/**
 * Name of an award category in calls and records. The season ({@link file://./seasons.ts}) says
 * which categories exist; the server refuses any other.
 */
export const category = z.string().check(asLine(), z.minLength(1), z.maxLength(60));
export type CategoryName = z.infer<typeof category>;
