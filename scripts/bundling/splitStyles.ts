import type { AtRule, Container, Root } from "postcss";
import postcss from "postcss";
import { SITE } from "./groupModules.ts";

/** Undefined for names that no module owns. */
export type GroupOf = (name: string) => string | undefined;

function isIn(group: string, node: postcss.ChildNode, groupOf: GroupOf): boolean {
  if (node.type === "rule")
    return node.selectors.every((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = ""]) => groupOf(name) === group),
    );
  return node.type === "atrule" && node.name === "keyframes" && groupOf(node.params) === group;
}

function move(
  group: string,
  { from, to, groupOf }: { from: Container; to: Container; groupOf: GroupOf },
): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (isIn(group, node, groupOf)) to.append(node);
    else if (node.type === "atrule" && ["media", "supports"].includes(node.name)) {
      const around: AtRule = node.clone({ nodes: [] });
      move(group, { from: node, to: around, groupOf });
      if (around.nodes?.length) to.append(around);
      if (node.nodes?.length === 0) node.remove();
    }
  }
}

/** Rules without another group stay in `site`. */
export function splitStyles(css: string, groups: Iterable<string>, groupOf: GroupOf): Map<string, string> {
  const site: Root = postcss.parse(css);
  const sheets = new Map<string, string>();
  for (const group of groups) {
    const sheet = postcss.root();
    move(group, { from: site, to: sheet, groupOf });
    sheets.set(group, sheet.toString());
  }
  return sheets.set(SITE, site.toString());
}
