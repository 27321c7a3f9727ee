import { Outlet, useLocation } from "react-router-dom";
import { useCanEditContent, useViewer } from "../features/auth/useViewer";
import { paths, withReturn } from "../paths";
import { Redirect } from "../ui/Redirect";

/** Pages of the signed-in: a visitor is sent to `/lms`, and back after signing in. */
export function LearnersOnly() {
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  return viewer ? <Outlet /> : <Redirect to={withReturn(paths.lms, pathname + search)} />;
}

/** The content area: everybody else is sent to the staff's sign-in, and back after it. */
export function StaffOnly() {
  const canEditContent = useCanEditContent();
  const { pathname, search } = useLocation();
  if (canEditContent) return <Outlet />;
  return <Redirect to={withReturn(paths.cmsSignIn, pathname + search)} />;
}
