export const SITE = "site";

export interface ModuleGraph {
  entries: Iterable<string>;
  importsOf: (module: string) => readonly string[];
  declared: ReadonlyMap<string, string>;
}

/** Each module's style group: `site`, unless only modules of one other group lead to it. */
export function groupModules({ entries, importsOf, declared }: ModuleGraph): Map<string, string> {
  const groups = new Map<string, string>();
  function visit(module: string, group: string, seen: Set<string>): void {
    const known = groups.get(module);
    if (seen.has(module) || known === SITE || (declared.get(module) ?? group) !== group) return;
    seen.add(module);
    groups.set(module, known && known !== group ? SITE : group);
    for (const imported of importsOf(module)) visit(imported, group, seen);
  }
  for (const entry of entries) visit(entry, SITE, new Set());
  for (const name of new Set(declared.values())) {
    const seen = new Set<string>();
    for (const [module, group] of declared) if (group === name) visit(module, name, seen);
  }
  return groups;
}
