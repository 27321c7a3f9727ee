import type { ReactNode } from "react";
import { ButtonAnchor } from "../Button";

interface JumpLinkProps {
  /** The id of the part of the page to go to. */
  to: string;
  look?: "main" | "plain";
  children: ReactNode;
}

/**
 * Jumps within the page, by the browser itself: it waits for no program, not even of the part that is jumped to, and takes
 * the keyboard's place along.
 */
export function JumpLink({ to, look = "main", children }: JumpLinkProps) {
  return (
    <ButtonAnchor look={look} href={`#${to}`} target="_self" rel={undefined}>
      {children}
    </ButtonAnchor>
  );
}
