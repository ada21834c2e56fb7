/**
 * The field types of forms created by staff. The specification leaves them open. A section has no
 * answer: it begins a group of questions.
 */
export const FORM_FIELD_TYPES = [
  { value: 'short', label: 'Short answer' },
  { value: 'long', label: 'Long answer' },
  { value: 'number', label: 'Number' },
  { value: 'peso', label: 'Amount in pesos' },
  { value: 'date', label: 'Date' },
  { value: 'choice', label: 'One choice' },
  { value: 'multi', label: 'Several choices' },
  { value: 'scale', label: 'Scale' },
  { value: 'mobile', label: 'Mobile number' },
  { value: 'facebook', label: 'Facebook profile' },
  { value: 'file', label: 'File' },
  { value: 'section', label: 'Section' },
] as const;

export type FormFieldType = (typeof FORM_FIELD_TYPES)[number]['value'];
