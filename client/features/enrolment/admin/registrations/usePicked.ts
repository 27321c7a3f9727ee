import { useState } from "react";

/** What is picked of a list; what has left the list is picked no more. */
export function usePicked(ids: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = ids.filter((id) => chosen.has(id));

  function pick(id: string, isPicked: boolean) {
    const next = new Set(picked);
    if (isPicked) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return {
    picked,
    pick,
    pickAll: (isPicked: boolean) => setChosen(new Set(isPicked ? ids : [])),
  };
}
