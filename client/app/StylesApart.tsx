import { use } from "react";
import { AssetsContext } from "./AssetsContext";

interface StylesApartProps {
  of: "staff" | "person";
}

/** The styles that only some pages need: none of them is shown before its styles are there. */
export function StylesApart({ of }: StylesApartProps) {
  return use(AssetsContext).styles[of].map((style) => (
    <link key={style} rel="stylesheet" href={style} precedence={of} />
  ));
}
