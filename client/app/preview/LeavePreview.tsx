import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { LoadingScreen } from "../LoadingScreen";

/** The content area is not part of the site that it previews: a link to it leads out, as another page. */
export function LeavePreview() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return <LoadingScreen />;
}
