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
 * A remark plugin: the highest headings of a text become `level`, because the page already has its level 1, the next lower ones
 * `level + 1`, whatever numbers the writer chose: `#` with `###` and `##` with `###` come out alike, and no level is left out.
 */
export const shiftHeadings =
  ({ level }: { level: number }) =>
  (root: MarkdownNode) => {
    const headings = headingsOf(root);
    const depths = [...new Set(headings.map(({ depth = 1 }) => depth))].toSorted((a, b) => a - b);
    for (const heading of headings) heading.depth = Math.min(6, level + depths.indexOf(heading.depth ?? 1));
  };
