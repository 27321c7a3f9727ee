import type { ReactNode } from "react";
import { ButtonAnchor } from "../Button";

interface JumpLinkProps {
  to: string;
  look?: "main" | "plain";
  children: ReactNode;
}

/** A native link: works before hydration and moves the keyboard focus too. */
export function JumpLink({ to, look = "main", children }: JumpLinkProps) {
  return (
    <ButtonAnchor look={look} href={`#${to}`} target="_self" rel={undefined}>
      {children}
    </ButtonAnchor>
  );
}
