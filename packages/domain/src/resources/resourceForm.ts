import * as z from 'zod/mini';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, optionalText, requiredLine } from '../forms/textField.ts';
import { recordIds } from '../forms/wholeNumberField.ts';
import { fileCategory } from '../uploads/fileCategory.ts';
import { resourceKind, type ResourceKind } from '../uploads/resourceKind.ts';
import { FILE_NOT_ALLOWED } from '../uploads/uploadProblem.ts';
import { leadsInside, webLink } from './webLink.ts';

/** What a resource can be: one file or one link. */
export const RESOURCE_SOURCES = [
  { value: 'file', label: 'A file' },
  { value: 'link', label: 'A link' },
] as const;

export type ResourceSource = (typeof RESOURCE_SOURCES)[number]['value'];

export const RESOURCE_FILE_MISSING = 'Choose a file.';
export const RESOURCE_LINK_INVALID = 'Write a link to a web page, such as https://www.canva.com/templates.';

export const RESOURCE_LINK_INSIDE = 'This link opens only in your own network. Write one that opens from anywhere.';

interface ResourceFacts {
  /** It has a file already, which stays unless another one is named. */
  readonly hasFile?: boolean;
}

/** What the form says a resource is made of. */
interface Made {
  /** The link; null for a file. */
  readonly url: string | null;
  /** The file that is uploaded next; null for a link, and where the file stays as it is. */
  readonly fileName: string | null;
  /** Goes by the file or by the link; null where the file stays as it is. */
  readonly kind: ResourceKind | null;
}

/** What the sources are made of, or what is wrong with a field. */
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
 * A resource as staff edit it: one file or one link, by which its kind goes; of the other one nothing is kept. The generic messages apply.
 *
 * @example resourceForm().parse({ name: 'Rates', source: 'file', fileName: 'rates.xlsx' }).kind // 'spreadsheet'
 * Specification 2 §3, §5; which links are taken is a product decision.
 */
export const resourceForm = (facts: ResourceFacts = {}) =>
  z.pipe(
    z.object({
      name: requiredLine('Name', 150),
      description: optionalText('Description', 2000),
      source: z.enum(['file', 'link'], formMessage('Source', 'required')),
      url: optionalLine('Link', 2000),
      fileName: optionalLine('File name', 200),
      /** Everybody may open it, without signing in. */
      isPublic: z._default(z.boolean(), false),
      /** Shown among the affiliates' resources. */
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
