import { useSuspenseQuery } from "@apollo/client/react";
import { HomeDocument } from "./Home.generated";
import { HomeMain } from "./HomeMain";

/** `/`: the home page. */
export function HomePage() {
  const { data } = useSuspenseQuery(HomeDocument);
  return <HomeMain content={data} />;
}
