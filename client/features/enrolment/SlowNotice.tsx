import { useEffect, useState } from "react";

const SLOW_MS = 5000;

interface SlowNoticeProps {
  isBusy: boolean;
}

function SlowText() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && <p>This takes longer than usual. Please stay on this page: nothing is done twice.</p>;
}

/** Says so where an answer is long in coming. */
export function SlowNotice({ isBusy }: SlowNoticeProps) {
  return <div role="status">{isBusy && <SlowText />}</div>;
}
