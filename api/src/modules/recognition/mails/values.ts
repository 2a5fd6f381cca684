import * as z from 'zod/mini';
import { label, line } from '../../mail/fields';

export const renamedValues = z.object({ name: line, category: label, season: label });
export type RenamedValues = z.output<typeof renamedValues>;
