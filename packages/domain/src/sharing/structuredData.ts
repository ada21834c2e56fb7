/** A record as schema.org describes it, ready to be written as JSON-LD. It says nothing that the page does not show to everybody. */
export type StructuredData = { readonly '@context': 'https://schema.org'; readonly '@type': string } & Readonly<Record<string, unknown>>;

/** What every described record has. */
export interface Described {
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  /** The canonical address of its page. */
  readonly url: string;
}
