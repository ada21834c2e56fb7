import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { MAX_IMPORT_BYTES, SHEET_LOAD_SECONDS } from '@atlas/domain/imports';
import { MAX_REDIRECTS } from '@atlas/domain/resources';
import { fieldError, UserError } from '../../errors.ts';
import { type MayReach, requestPublic } from '../../requestPublic.ts';

/** A spreadsheet while it is loaded. */
export interface LoadedSheet {
  readonly name: string | null;
  readonly bytes: Readable;
}

export interface Loading {
  /** Why an address may not be requested; null for one that may. It applies to every redirect. */
  readonly problemOf: (address: string) => string | null;
  readonly mayReach?: MayReach | undefined;
  /** Timeout of the whole spreadsheet. */
  readonly waitMs?: number | undefined;
  readonly mostBytes?: number | undefined;
}

const HEADERS = {
  accept: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'accept-encoding': 'identity',
  'user-agent': 'Atlas import',
};

/** The media types of a CSV file and a workbook. */
const SHEET_TYPE = /^(?:text\/csv|application\/csv|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)\s*(?:;|$)/i;

const TOO_SLOW = 'The spreadsheet did not load in time. Try again, or download it and upload the file.';

/** A spreadsheet that is not a table, or is too large. */
export class UnloadableSheet extends UserError {
  readonly #status: number;
  constructor(message: string, status: number) {
    super('BAD_USER_INPUT', message, { url: message });
    this.#status = status;
  }
  override get status(): number {
    return this.#status;
  }
}

export const sheetTooLarge = (): UnloadableSheet => new UnloadableSheet('This spreadsheet is too large. Split it into several.', 413);

function statusProblem(status: number): string | null {
  if (status === 200) return null;
  if (status === 401 || status === 403) return 'This spreadsheet is private. Publish it, or download it and upload the file.';
  if (status === 404 || status === 410) return 'There is no spreadsheet at this link. Copy the link again.';
  if (status === 429) return 'The site has too many requests. Try again later.';
  return `The site responded with an error (${status}). Try again later.`;
}

/** Checks the headers of a response before its body is read. */
function mustBeSheet({ statusCode = 0, headers }: IncomingMessage, mostBytes: number): void {
  const problem = statusProblem(statusCode);
  if (problem !== null) throw fieldError('url', problem);
  const type = headers['content-type'] ?? '';
  if (/^text\/html\b/i.test(type))
    throw new UnloadableSheet('This link leads to a web page, not to a spreadsheet. Publish the spreadsheet as xlsx or CSV.', 415);
  if (!SHEET_TYPE.test(type) || (headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new UnloadableSheet('This link does not lead to an xlsx workbook or a CSV file.', 415);
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw sheetTooLarge();
}

/** The name that a site gives its file. */
function nameOf({ headers }: IncomingMessage): string | null {
  const stated = headers['content-disposition'] ?? '';
  const encoded = /filename\*=utf-8''([^;\s]+)/i.exec(stated)?.[1];
  try {
    if (encoded !== undefined) return decodeURIComponent(encoded);
  } catch {
    // The plain name remains.
  }
  return /filename="([^"]+)"/i.exec(stated)?.[1] ?? null;
}

/**
 * Loads a published spreadsheet, and passes it to `work` while it arrives. Each redirect is checked
 * like the link itself. Size and time are limited.
 *
 * @throws BAD_USER_INPUT with a message at the field `url`
 */
export async function loadSheet<T>(
  link: string,
  { problemOf, mayReach, waitMs = SHEET_LOAD_SECONDS * 1000, mostBytes = MAX_IMPORT_BYTES }: Loading,
  work: (sheet: LoadedSheet) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(waitMs);
  const request = async (address: string): Promise<IncomingMessage> => {
    const problem = problemOf(address);
    if (problem !== null) throw fieldError('url', problem);
    return requestPublic(new URL(address), { method: 'GET', headers: HEADERS, signal, mayReach }).catch(() => {
      throw fieldError('url', signal.aborted ? TOO_SLOW : 'The site cannot be reached. Copy the link again, or try later.');
    });
  };
  let at = link;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await request(at);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode < 300 || statusCode > 399 || headers.location === undefined) {
        mustBeSheet(response, mostBytes);
        return await work({ name: nameOf(response), bytes: response });
      }
      at = URL.parse(headers.location, at)?.href ?? '';
    } catch (error) {
      if (error instanceof UserError) throw error;
      // A response that ends early is an error of its stream.
      if (response.errored !== null) throw fieldError('url', signal.aborted ? TOO_SLOW : 'The spreadsheet ended early. Try again.');
      throw error;
    } finally {
      response.on('error', () => undefined).destroy();
    }
  }
  throw fieldError('url', 'This link redirects too many times.');
}
