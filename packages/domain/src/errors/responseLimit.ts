/**
 * Milliseconds after which a request is given up: until its response begins, and then until it
 * ends. The server ends every database statement after 30 seconds, so a later response is unlikely.
 * On a phone, a network change can leave a connection open that never responds.
 *
 * Uploads have no limit in total, but pause after as long without progress. Streams of live
 * notifications have no limit: they are silent until there is news.
 */
export const RESPONSE_LIMIT_MS = 30_000;
