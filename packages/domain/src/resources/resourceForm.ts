import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, optionalText, requiredLine } from '../forms/textField.ts';
import { recordIds } from '../forms/wholeNumberField.ts';
import { fileCategory } from '../uploads/fileCategory.ts';
import { resourceKind, type ResourceKind } from '../uploads/resourceKind.ts';
import { FILE_NOT_ALLOWED } from '../uploads/uploadProblem.ts';
import { leadsInside, webLink } from './webLink.ts';

/** The sources of a resource: one file or one link. */
export const RESOURCE_SOURCES = [
  { value: 'file', label: 'A file' },
  { value: 'link', label: 'A link' },
] as const;

export type ResourceSource = (typeof RESOURCE_SOURCES)[number]['value'];

export const RESOURCE_FILE_MISSING = 'Choose a file.';
export const RESOURCE_LINK_INVALID = 'Enter a link to a web page, such as https://www.canva.com/templates.';

export const RESOURCE_LINK_INSIDE = 'This link opens only in your own network. Enter one that opens from anywhere.';

interface ResourceFacts {
  /** Whether it already has a file, which stays unless another one is chosen. */
  readonly hasFile?: boolean;
}

/** The source of a resource as entered in the form. */
interface Made {
  /** The link; null for a file. */
  readonly url: string | null;
  /** The file to upload; null for a link, and when the current file stays. */
  readonly fileName: string | null;
  /** The kind, derived from the file or link; null when the current file stays. */
  readonly kind: ResourceKind | null;
}

/** Derives the content of a resource by its source, or the field error. */
const MADE: Readonly<
  Record<ResourceSource, (url: string, fileName: string, facts: ResourceFacts) => Made | { field: string; message: string }>
> = {
  file: (_url, fileName, { hasFile }) => {
    if (fileName === '')
      return hasFile === true ? { url: null, fileName: null, kind: null } : { field: 'fileName', message: RESOURCE_FILE_MISSING };
    const kind = fileName.includes('.') ? fileCategory(fileName) : null;
    return kind === null ? { field: 'fileName', message: FILE_NOT_ALLOWED } : { url: null, fileName, kind };
  },
  link: (typed) => {
    if (typed === '') return { field: 'url', message: formMessage('Link', 'required') };
    const url = webLink(typed);
    const message = leadsInside(typed) ? RESOURCE_LINK_INSIDE : RESOURCE_LINK_INVALID;
    return url === null ? { field: 'url', message } : { url, fileName: null, kind: resourceKind(url) };
  },
};

/**
 * A resource as staff edit it: one file or one link, which determines its kind. Values of the other
 * source are dropped. The generic messages apply.
 *
 * @example resourceForm().parse({ name: 'Rates', source: 'file', fileName: 'rates.xlsx' }).kind
 * // 'spreadsheet'
 * @spec 2 §3, §5; which links are accepted is a product decision
 */
export const resourceForm = (facts: ResourceFacts = {}) =>
  z.pipe(
    z.object({
      name: requiredLine('Name', 150),
      description: optionalText('Description', 2000),
      source: z.enum(['file', 'link'], formMessage('Source', 'required')),
      url: optionalLine('Link', 2000),
      fileName: optionalLine('File name', 200),
      /** Whether everyone can open it without signing in. */
      isPublic: z._default(z.boolean(), false),
      /** Whether it is shown among the affiliates' resources. */
      forAffiliates: z._default(z.boolean(), false),
      accessLevelIds: z._default(recordIds('Access level'), []),
    }),
    z.transform(({ source, url, fileName, ...said }, context) => {
      const made = MADE[source](url, fileName, facts);
      if (!('field' in made)) return { ...said, ...made };
      context.issues.push({ code: 'custom', path: [made.field], message: made.message, input: made.field });
      return z.NEVER;
    }),
  );

export type ResourceForm = z.output<ReturnType<typeof resourceForm>>;
