import { use } from "react";
import { AssetsContext } from "./AssetsContext";

interface StyleGroupProps {
  of: "staff" | "person";
}

/**
 * Loads the stylesheet of a route's style group before the route is shown. The build puts into it the styles of all that
 * only modules which draw this lead to.
 */
export function StyleGroup({ of }: StyleGroupProps) {
  return use(AssetsContext).styles[of].map((style) => (
    <link key={style} rel="stylesheet" href={style} precedence={of} />
  ));
}
