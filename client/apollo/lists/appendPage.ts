interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Deduplicates by id: a node may have moved between the two requests. */
export function appendPage<Shown extends Page<{ id: string }>>(shown: Shown, next: Shown): Shown {
  const known = new Set(shown.nodes.map((node) => node.id));
  return { ...next, nodes: [...shown.nodes, ...next.nodes.filter((node) => !known.has(node.id))] };
}
