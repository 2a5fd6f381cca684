import type { NominationForm } from '@meritum/shared/contracts/nominations';

export type FieldName = keyof NominationForm;

export const linkFields = [
  'supportingLink1',
  'supportingLink2',
  'supportingLink3',
  'supportingLink4',
  'supportingLink5',
] as const satisfies readonly FieldName[];

/** The fields in the order of the screen, which is the order of the error summary. */
export const fieldOrder: readonly (FieldName | 'document')[] = [
  'fullName',
  'designation',
  'organization',
  'linkedInUrl',
  'essay',
  'document',
  ...linkFields,
  'agreeTerms',
];

/** Element id of a field, which its label and the error summary point to. */
export function fieldId(name: FieldName | 'document'): string {
  return `nomination-${name}`;
}

/** The field that a JSON pointer of the server's error list means, if it is one of the form's. */
export function fieldOfPointer(pointer: string): FieldName | 'document' | undefined {
  const name = pointer.replace(/^\//, '');
  if (name === 'supportingDocUrl') return 'document';
  return fieldOrder.find((field) => field === name);
}
