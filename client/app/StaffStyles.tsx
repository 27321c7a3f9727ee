import { use } from "react";
import { AssetsContext } from "./AssetsContext";

/** Blocks the content area until its styles have loaded. */
export function StaffStyles() {
  return use(AssetsContext).styles.staff.map((style) => (
    <link key={style} rel="stylesheet" href={style} precedence="staff" />
  ));
}
