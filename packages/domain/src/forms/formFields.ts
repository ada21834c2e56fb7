import type { FileCategory } from '../uploads/fileCategory.ts';
import type { FormFieldType } from './formFieldTypes.ts';

/** The kinds of files that a question can accept. */
export const FORM_FILE_KINDS = [
  { value: 'any', label: 'Any file' },
  { value: 'pictures', label: 'Pictures' },
  { value: 'documents', label: 'Documents and PDFs' },
] as const;

export type FormFileKind = (typeof FORM_FILE_KINDS)[number]['value'];

/** The file categories of each kind; null for all of them. */
export const FORM_FILE_CATEGORIES: Readonly<Record<FormFileKind, readonly FileCategory[] | null>> = {
  any: null,
  pictures: ['image'],
  documents: ['document', 'pdf', 'presentation', 'spreadsheet'],
};

/** A condition: another question, and the option that its answer must be or contain. */
export interface FormCondition {
  readonly key: string;
  readonly equals: string;
}

/** A field of a form: a question, or a section that begins a group of questions. */
export interface FormField {
  /** The key under which its answer is stored. It never changes. */
  readonly key: string;
  readonly type: FormFieldType;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  /** The options of a choice or a scale. */
  readonly options?: readonly string[] | undefined;
  /** Absent for a field that is always shown. */
  readonly showIf?: FormCondition | undefined;
  /** The files that a file question accepts; absent for any. */
  readonly accept?: FormFileKind | undefined;
}

/** Limits of a form. Product decisions. */
export const FORM_LIMITS = {
  fields: 200,
  label: 300,
  hint: 500,
  options: 50,
  option: 200,
  short: 200,
  long: 5000,
  /** The largest number, and the smallest one below zero. */
  number: 1_000_000_000,
  /** Whole pesos. */
  pesos: 100_000_000,
  /** The files of one response. */
  files: 20,
  /** Bytes of one file. */
  fileBytes: 10 * 1024 * 1024,
} as const;

/** The first and the last day that a date question accepts. */
export const FORM_DAYS = { first: '1900-01-01', last: '2100-12-31' } as const;

/** The field types that are answered with options. */
const WITH_OPTIONS: ReadonlySet<FormFieldType> = new Set(['choice', 'multi', 'scale']);

/**
 * True for a field that is answered with options. Only such fields can be a condition of others.
 *
 * @example hasOptions('scale') // true
 */
export const hasOptions = (type: FormFieldType): boolean => WITH_OPTIONS.has(type);

/** The values of a new field that depend on its type. */
const STARTS: Readonly<Partial<Record<FormFieldType, Partial<FormField>>>> = {
  choice: { options: ['Option 1', 'Option 2'] },
  multi: { options: ['Option 1', 'Option 2'] },
  scale: { options: ['1', '2', '3', '4', '5'] },
  file: { accept: 'any' },
};

/**
 * A new field of a type, with the values that it starts with.
 *
 * @example newFormField('scale', 'q1').options // ['1', '2', '3', '4', '5']
 */
export const newFormField = (type: FormFieldType, key: string): FormField => ({ key, type, label: '', ...STARTS[type] });
