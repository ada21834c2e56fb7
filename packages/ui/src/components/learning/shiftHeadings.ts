interface MarkdownNode {
  type: string;
  depth?: number;
  children?: MarkdownNode[];
}

const headingsOf = (node: MarkdownNode): MarkdownNode[] => [
  ...(node.type === 'heading' ? [node] : []),
  ...(node.children ?? []).flatMap(headingsOf),
];

/**
 * A remark plugin: shifts the headings of a text so that the highest ones become `level`, because
 * the page has its own level 1. The next ones become `level + 1`, whatever levels the author used:
 * `#` with `###` and `##` with `###` give the same result, and no level is skipped.
 */
export const shiftHeadings =
  ({ level }: { level: number }) =>
  (root: MarkdownNode) => {
    const headings = headingsOf(root);
    const depths = [...new Set(headings.map(({ depth = 1 }) => depth))].toSorted((a, b) => a - b);
    for (const heading of headings) heading.depth = Math.min(6, level + depths.indexOf(heading.depth ?? 1));
  };
