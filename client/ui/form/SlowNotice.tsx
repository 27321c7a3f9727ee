import { use, useEffect, useState } from "react";
import { FormContext } from "./FormContext";

const SLOW_MS = 5000;

function SlowText() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isSlow && <p>This is taking longer than usual. Please stay on this page: nothing will be sent twice.</p>
  );
}

/** For forms that are safe to resend. */
export function SlowNotice() {
  const { isBusy } = use(FormContext);
  return <div role="status">{isBusy && <SlowText />}</div>;
}
