import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalDay } from '../forms/optionalDay.ts';
import { optionalText, requiredLine } from '../forms/textField.ts';
import { recordId } from '../forms/wholeNumberField.ts';
import { wholePesos } from '../forms/pesosField.ts';
import { endOfIsoDay } from '../time/isoDay.ts';

/** The kinds of content that a product contains. */
export const CONTENT_KINDS = [
  { value: 'course', label: 'Course' },
  { value: 'event', label: 'Event' },
  { value: 'resource', label: 'Resource' },
] as const;

export type ContentKindName = (typeof CONTENT_KINDS)[number]['value'];

/** Maximum number of courses, events and resources of a product. A product decision. */
export const MAX_CONTENTS = 200;

const content = z.object({
  kind: z.enum(['course', 'event', 'resource'], formMessage('Content', 'validate')),
  id: recordId('Content'),
});

/** The contents of a product, in order and each of them once. */
const contents = z.pipe(
  z.array(content).check(z.maxLength(MAX_CONTENTS, { error: `A product can contain at most ${MAX_CONTENTS} items.` })),
  z.transform((items) => items.filter(({ kind, id }, at) => items.findIndex((other) => other.kind === kind && other.id === id) === at)),
);

/**
 * A product as staff edit it: texts, price, last day of the offer, and the courses, events and
 * resources that it contains, in order.
 *
 * @spec 2 §3
 */
export const productForm = z.pipe(
  z.object({
    name: requiredLine('Name', 150),
    /** Markdown is not rendered: visitors read it as one text. */
    description: optionalText('Description', 2000),
    price: wholePesos('Price'),
    /** The last day on which it is offered; null means no end. */
    expiresOn: optionalDay('Last day of the offer'),
    contents: z._default(contents, []),
  }),
  z.transform(({ expiresOn, ...values }) => ({ ...values, expiresAt: endOfIsoDay(expiresOn) })),
);

export type ProductForm = z.output<typeof productForm>;
