import { useSuspenseQuery } from "@apollo/client/react";
import { BootcampDocument } from "./Bootcamp.generated";
import { BootcampSections } from "./BootcampSections";
import { NoBootcamp } from "./NoBootcamp";

/** `/python`: the coding bootcamp, as far as it is published. */
export function BootcampPage() {
  const { site, bootcamp, bootcampSeasons } = useSuspenseQuery(BootcampDocument).data;
  if (!bootcamp) return <NoBootcamp />;
  return <BootcampSections content={{ site, bootcamp, bootcampSeasons }} />;
}
