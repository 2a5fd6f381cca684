import type * as z from 'zod/mini';
import type { greetingOnly } from '../../mail/fields';

export type JudgeValues = z.output<typeof greetingOnly>;
