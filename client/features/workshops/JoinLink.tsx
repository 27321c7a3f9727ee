import type { ReactNode } from "react";
import { ButtonAnchor } from "../../ui/Button";

interface JoinLinkProps {
  /** The id of the part of the page to go to. */
  to: string;
  look?: "main" | "plain";
  children: ReactNode;
}

/** Jumps within the page; the browser's own jump takes the keyboard's place along. */
export function JoinLink({ to, look = "main", children }: JoinLinkProps) {
  return (
    <ButtonAnchor look={look} href={`#${to}`} target="_self" rel={undefined}>
      {children}
    </ButtonAnchor>
  );
}
