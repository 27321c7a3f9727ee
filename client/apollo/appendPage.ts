interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** The page that was shown with the next one behind it; whatever moved between the two is kept once. */
export function appendPage<Shown extends Page<{ id: string }>>(shown: Shown, next: Shown): Shown {
  const known = new Set(shown.nodes.map((node) => node.id));
  return { ...next, nodes: [...shown.nodes, ...next.nodes.filter((node) => !known.has(node.id))] };
}
