import PostalMime from 'postal-mime';

/** A delivery report for one email that will not arrive. */
export interface Bounce {
  /** The Message-ID of the undelivered email. */
  messageId: string;
  /** The enhanced status code, such as 5.1.1. */
  status: string;
  /** The message of the other mail server. */
  problem: string;
}

const MAX_CHARACTERS = 500;

/**
 * Reads a delivery status notification (RFC 3464).
 *
 * @param message the unchanged message, with its headers
 * @returns null for anything else: an automatic reply, a report of a delay, a report without the
 * headers of the undelivered email
 */
export async function readBounce(message: string): Promise<Bounce | null> {
  const { attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  const partOf = (...types: string[]) => {
    const content = attachments.find(({ mimeType }) => types.includes(mimeType))?.content;
    return typeof content === 'string' ? unfolded(content) : '';
  };
  const report = partOf('message/delivery-status', 'message/global-delivery-status');
  const returned = partOf('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers', 'message/global', 'message/global-headers');
  const messageId = field(returned, 'Message-ID');
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(field(report, 'Status') ?? '')?.[0];
  if (field(report, 'Action')?.toLowerCase() !== 'failed' || status === undefined || messageId === null) return null;
  const said = field(report, 'Diagnostic-Code')?.replace(/^smtp;\s*/i, '') ?? status;
  return { messageId, status, problem: said.slice(0, MAX_CHARACTERS) };
}

/** Unfolds the header fields, so that each is on one line. */
const unfolded = (headers: string): string => headers.replaceAll(/\r?\n[ \t]+/g, ' ');

const field = (headers: string, name: string): string | null =>
  new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*\\r?$`, 'im').exec(headers)?.[1] ?? null;
