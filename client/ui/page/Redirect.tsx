import { createContext, use } from "react";
import { Navigate, useHref } from "react-router-dom";

/** How a page sets the server's response. */
export interface ServerAnswer {
  redirectTo: (path: string) => void;
  setStatus: (status: number) => void;
}

/** Null in the browser. */
export const ServerAnswerContext = createContext<ServerAnswer | null>(null);

interface RedirectProps {
  to: string;
}

/** An HTTP redirect on the server. */
export function Redirect({ to }: RedirectProps) {
  const answer = use(ServerAnswerContext);
  const href = useHref(to);
  if (!answer) return <Navigate to={to} replace />;
  answer.redirectTo(href);
  return null;
}
