import { use } from "react";
import { AssetsContext } from "./AssetsContext";

interface StyleGroupProps {
  of: "staff" | "person";
}

/** Blocks the route until its styles have loaded. The build groups styles that only modules rendering this import. */
export function StyleGroup({ of }: StyleGroupProps) {
  return use(AssetsContext).styles[of].map((style) => (
    <link key={style} rel="stylesheet" href={style} precedence={of} />
  ));
}
