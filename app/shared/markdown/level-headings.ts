interface Node {
  type: string;
  depth?: number;
  children?: Node[];
}

/**
 * The page's own title is the h1, so an article's headings begin at h2, and none is more than one level below the one
 * before.
 */
export function levelHeadings() {
  return (tree: Node): void => {
    const open: number[] = [];
    for (const heading of headingsOf(tree)) {
      const written = heading.depth ?? 1;
      while (open.length > 0 && (open.at(-1) ?? 0) >= written) open.pop();
      open.push(written);
      heading.depth = Math.min(6, open.length + 1);
    }
  };
}

function headingsOf(node: Node): Node[] {
  if (node.type === "heading") return [node];
  return (node.children ?? []).flatMap(headingsOf);
}
