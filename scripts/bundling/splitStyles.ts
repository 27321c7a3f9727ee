import type { AtRule, ChildNode, Container } from "postcss";
import postcss from "postcss";

type IsForStaff = (name: string) => boolean;

function isMoved(node: ChildNode, isForStaff: IsForStaff): boolean {
  if (node.type === "rule")
    return node.selectors.every((selector) =>
      [...selector.matchAll(/\.([\w-]+)/g)].some(([, name = ""]) => isForStaff(name)),
    );
  return node.type === "atrule" && node.name === "keyframes" && isForStaff(node.params);
}

function move(from: Container, to: Container, isForStaff: IsForStaff): void {
  for (const node of [...(from.nodes ?? [])]) {
    if (isMoved(node, isForStaff)) to.append(node);
    else if (node.type === "atrule" && ["media", "supports"].includes(node.name)) {
      const around: AtRule = node.clone({ nodes: [] });
      move(node, around, isForStaff);
      if (around.nodes?.length) to.append(around);
      if (node.nodes?.length === 0) node.remove();
    }
  }
}

/** By the names of classes and keyframes. */
export function splitStyles(css: string, isForStaff: IsForStaff): { site: string; staff: string } {
  const [site, staff] = [postcss.parse(css), postcss.root()];
  move(site, staff, isForStaff);
  return { site: site.toString(), staff: staff.toString() };
}
