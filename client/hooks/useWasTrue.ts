import { useState } from "react";

/** Whether it is or ever was true: a dialog that was open stays mounted, so that the browser returns the focus. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return wasTrue || isTrue;
}
