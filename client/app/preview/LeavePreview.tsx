import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { LoadingScreen } from "../LoadingScreen";

/** The preview contains no CMS: links to it leave by a full page load. */
export function LeavePreview() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => window.location.replace(pathname + search + hash), [pathname, search, hash]);
  return <LoadingScreen />;
}
