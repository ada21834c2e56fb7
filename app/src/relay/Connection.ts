/** A page of a list, as a Relay connection contains it. */
export interface Connection<Node> {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  readonly edges: readonly { readonly node: Node }[];
}
