/**
 * A record described with schema.org, ready for JSON-LD. It contains only what its page shows to
 * everyone.
 */
export type StructuredData = { readonly '@context': 'https://schema.org'; readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The fields of every described record. */
export interface Described {
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  /** The canonical address of its page. */
  readonly url: string;
}
