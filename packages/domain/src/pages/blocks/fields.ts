/** A text that fits one line. */
interface LineField {
  readonly kind: 'line';
  readonly label: string;
  /** The maximum number of characters. */
  readonly most: number;
  readonly isRequired: boolean;
  readonly hint?: string;
}

/** A text of several lines; `markdown` has simple formatting, `text` none. */
interface TextField {
  readonly kind: 'text' | 'markdown';
  readonly label: string;
  readonly most: number;
  readonly isRequired: boolean;
  readonly hint?: string;
}

/** The place that a button leads to: see `linkKind`. */
interface LinkField {
  readonly kind: 'link';
  readonly label: string;
  readonly hint?: string;
}

/** The link of a video. */
interface VideoField {
  readonly kind: 'video';
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string;
}

/** A day and time in Manila, as '2026-01-31T20:00'; '' for none. */
interface MomentField {
  readonly kind: 'moment';
  readonly label: string;
  readonly hint?: string;
}

/** An uploaded picture with the words that stand for it. */
interface PictureField {
  readonly kind: 'picture';
  readonly label: string;
  readonly isRequired: boolean;
  readonly hint?: string;
}

/** The fields of an entry of a list. */
export type EntryField = LineField | TextField | PictureField;

/** Entries in an order, such as questions. */
interface ListField<Of extends Readonly<Record<string, EntryField>> = Readonly<Record<string, EntryField>>> {
  readonly kind: 'list';
  readonly label: string;
  /** The name of one entry, such as 'Question'. */
  readonly entry: string;
  /** The maximum number of entries. */
  readonly most: number;
  readonly of: Of;
}

/** A field of a block of a landing page. */
export type BlockField = LineField | TextField | LinkField | VideoField | MomentField | PictureField | ListField;
export type BlockFields = Readonly<Record<string, BlockField>>;

/** A picture of a block: the number of its file, its size in pixels, and the words that stand for it. */
export interface BlockPicture {
  readonly file: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

type ValueOf<Field> = Field extends { kind: 'picture' }
  ? BlockPicture | null
  : Field extends { kind: 'list'; of: infer Of }
    ? readonly { readonly [Name in keyof Of]: ValueOf<Of[Name]> }[]
    : string;

/** The contents of a block with these fields. */
export type ValuesOf<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

interface Options {
  /** Whether a page cannot be published without it. */
  readonly isRequired?: boolean;
  readonly hint?: string;
}

export const line = (label: string, most: number, { isRequired = false, ...options }: Options = {}) =>
  ({ kind: 'line', label, most, isRequired, ...options }) as const satisfies LineField;

export const text = (label: string, most: number, { isRequired = false, ...options }: Options = {}) =>
  ({ kind: 'text', label, most, isRequired, ...options }) as const satisfies TextField;

export const markdown = (label: string, most: number, { isRequired = false, ...options }: Options = {}) =>
  ({ kind: 'markdown', label, most, isRequired, ...options }) as const satisfies TextField;

export const link = (label: string, hint?: string) =>
  ({ kind: 'link', label, ...(hint !== undefined && { hint }) }) as const satisfies LinkField;

export const video = (label: string, { isRequired = false, ...options }: Options = {}) =>
  ({ kind: 'video', label, isRequired, ...options }) as const satisfies VideoField;

export const moment = (label: string, hint?: string) =>
  ({ kind: 'moment', label, ...(hint !== undefined && { hint }) }) as const satisfies MomentField;

export const picture = (label: string, { isRequired = false, ...options }: Options = {}) =>
  ({ kind: 'picture', label, isRequired, ...options }) as const satisfies PictureField;

export const list = <const Of extends Readonly<Record<string, EntryField>>>(label: string, entry: string, most: number, of: Of) =>
  ({ kind: 'list', label, entry, most, of }) as const satisfies ListField<Of>;
