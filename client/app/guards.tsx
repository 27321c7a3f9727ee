import type { ReactElement } from "react";
import { use } from "react";
import { Outlet, useLocation, useParams } from "react-router-dom";
import { useCanEditContent, useIsSignedIn } from "../features/auth/useViewer";
import { idInAddress, paths, withReturn } from "../../shared/paths";
import { Redirect, ServerAnswerContext } from "../ui/page/Redirect";

export function LearnersOnly() {
  const isSignedIn = useIsSignedIn();
  const { pathname, search } = useLocation();
  return isSignedIn ? <Outlet /> : <Redirect to={withReturn(paths.lms, pathname + search)} />;
}

export function StaffOnly() {
  const canEditContent = useCanEditContent();
  const { pathname, search } = useLocation();
  if (canEditContent) return <Outlet />;
  return <Redirect to={withReturn(paths.cmsSignIn, pathname + search)} />;
}

interface ValidIdsProps {
  notFound: ReactElement;
}

/** Redirects ids to their lower-case spelling; an invalid id shows `notFound`. */
export function ValidIds({ notFound }: ValidIdsProps) {
  const { "*": _rest, ...params } = useParams();
  const { pathname, search, hash } = useLocation();
  const answer = use(ServerAnswerContext);
  const ids = Object.values(params);
  if (!ids.every(idInAddress)) {
    answer?.setStatus(404);
    return notFound;
  }
  if (ids.every((id) => id === idInAddress(id))) return <Outlet />;
  return <Redirect to={decodeURIComponent(pathname).toLowerCase() + search + hash} />;
}
