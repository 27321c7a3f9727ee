import { useSuspenseQuery } from "@apollo/client/react";
import { useViewer } from "../auth/useViewer";
import { LmsHomeDocument } from "./LmsHome.generated";
import { LmsHomeMain } from "./LmsHomeMain";

/** `/lms`: the door to the learning portal. */
export function LmsHomePage() {
  const isSignedIn = useViewer() !== null;
  const { data } = useSuspenseQuery(LmsHomeDocument, { variables: { isSignedIn } });
  return <LmsHomeMain content={data} isSignedIn={isSignedIn} />;
}
