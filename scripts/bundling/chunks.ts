import type { Rolldown } from "vite";
import type { Graph } from "./moduleGraph.ts";
import { loadedWith, moduleId, PROGRAM, readersOf } from "./moduleGraph.ts";

type Part = [chunk: string, modules: RegExp];

/** Parts that any page may need. */
const ENGINES: Part[] = [
  ["editor", /node_modules\/(@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)\//],
  ["practice", /\/(labs|client\/features\/practice)\/(?!review|exerciseLabels|admin)/],
];

/** With all that they load: small lazy parts are not worth a request of their own. */
const WHOLE: Record<string, string[]> = {
  course: ["client/app/layout/portal/LmsLayout.tsx"],
  learner: ["client/app/layout/viewerParts.ts"],
};

/** Parts of the site that only some of its pages need. */
const SITE_PARTS: Part[] = [
  [
    "forms",
    /\/client\/(ui\/form\/|ui\/overlay\/ConfirmDialog|features\/(auth\/(?!policyLinks)|contact\/|workshops\/join\/))/,
  ],
  [
    "course",
    /\/(shared\/videoLink|client\/(app\/course\/|app\/layout\/portal\/|app\/portal\/|features\/(learning|discussion|classes|certificates)\/))/,
  ],
  ["workshops", /\/client\/features\/(workshops|enrolment)\//],
  ["testimonials", /\/client\/features\/site\/testimonials\//],
];

/** How many lazy modules load each module. */
function countLoads(graph: Graph, modules: Iterable<string>): Map<string, number> {
  const loads = new Map<string, number>();
  for (const start of modules) {
    if (!graph.getModuleInfo(start)?.dynamicImporters.length) continue;
    for (const id of loadedWith(graph, start)) loads.set(id, (loads.get(id) ?? 0) + 1);
  }
  return loads;
}

function chunkOf(id: string, reader: string): string {
  const parts = reader === "site" ? [...ENGINES, ...SITE_PARTS] : ENGINES;
  return parts.find(([, modules]) => modules.test(id))?.[0] ?? reader;
}

function chunkNames(graph: Graph, root: string): Map<string, string> {
  const first = loadedWith(graph, moduleId(graph, root, PROGRAM));
  const readers = readersOf(graph, root);
  const loads = countLoads(graph, readers.keys());
  const names = new Map<string, string>();
  for (const [id, reader] of readers) {
    if (first.has(id)) names.set(id, "site");
    else if ((loads.get(id) ?? 0) > 1) names.set(id, chunkOf(id, reader));
  }
  for (const [chunk, files] of Object.entries(WHOLE)) {
    const own = files.flatMap((file) => [...loadedWith(graph, moduleId(graph, root, file))]);
    for (const id of own) if (!names.has(id) && !id.includes("node_modules")) names.set(id, chunk);
  }
  return names;
}

/** Names a chunk for each module that several pages share, by who needs it; a page keeps what is its own. */
export function chunks(root: string): Rolldown.CodeSplittingGroup[] {
  let names: Map<string, string> | null = null;
  return [
    { name: "framework", test: /node_modules|rolldown.runtime/, tags: ["$initial"] },
    {
      debugName: "chunks",
      name: (id, graph) => (names ??= chunkNames(graph, root)).get(id) ?? null,
      includeDependenciesRecursively: false,
    },
  ];
}
