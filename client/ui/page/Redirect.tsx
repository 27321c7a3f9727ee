import { createContext, use } from "react";
import { Navigate, useHref } from "react-router-dom";

/** What a page tells the server that renders it. */
export interface ServerAnswer {
  redirectTo: (path: string) => void;
  setStatus: (status: number) => void;
}

/** Null in the browser. */
export const ServerAnswerContext = createContext<ServerAnswer | null>(null);

interface RedirectProps {
  to: string;
}

/** Goes elsewhere: as an HTTP redirect on the server, by the router in the browser. */
export function Redirect({ to }: RedirectProps) {
  const answer = use(ServerAnswerContext);
  const href = useHref(to);
  if (!answer) return <Navigate to={to} replace />;
  answer.redirectTo(href);
  return null;
}
