import { limits } from './limits';
import { requiredText } from './texts';

/**
 * An organiser's reason for an action, recorded in the audit trail. The person concerned can read
 * it in their own data.
 */
export const reasonGiven = requiredText(limits.reasonCharacters, 'Enter a reason');
