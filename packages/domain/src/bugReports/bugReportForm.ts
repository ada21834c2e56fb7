import * as z from 'zod/mini';
import { isRequestId } from '../audit/isRequestId.ts';
import { INVALID_EMAIL } from '../auth/email.ts';
import { emailAddress } from '../auth/emailAddress.ts';
import { formMessage } from '../forms/genericMessages.ts';
import { optionalLine, requiredText } from '../forms/textField.ts';
import { MAX_PAGE_CHARACTERS, reportedPage } from './reportedPage.ts';

/** Maximum number of characters of a report. */
export const MAX_REPORT_CHARACTERS = 5000;
/** Maximum number of characters of the description of a browser. */
export const MAX_BROWSER_CHARACTERS = 120;

/**
 * The form of a bug report. An address is needed only from a person without an account, and is
 * optional there: the answer also appears on the page of the report.
 *
 * @example
 * bugReportForm.parse({ body: 'It is blank.', page: '/lessons/5?key=1' })
 * // { body: 'It is blank.', page: '/lessons/5', browser: '', email: '', requestId: '' }
 * @spec 2 §5, generic form messages; the fields are a product decision
 */
export const bugReportForm = z.object({
  body: requiredText('What happened', MAX_REPORT_CHARACTERS),
  page: z.pipe(optionalLine('Page', MAX_PAGE_CHARACTERS), z.transform(reportedPage)),
  browser: optionalLine('Browser', MAX_BROWSER_CHARACTERS),
  email: z.pipe(
    z.pipe(
      optionalLine('Email', 254),
      z.transform((text) => text.toLowerCase()),
    ),
    z.string().check(z.refine((text) => text === '' || emailAddress(text) !== null, { error: INVALID_EMAIL })),
  ),
  requestId: z.pipe(
    z.optional(z.nullable(z.string(formMessage('Error number', 'validate')))),
    // A number that is none is left out: it must not keep a report from arriving.
    z.transform((text) => (text != null && isRequestId(text) ? text.toLowerCase() : '')),
  ),
});

export type BugReportForm = z.output<typeof bugReportForm>;
