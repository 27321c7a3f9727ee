import { useEffect, useState } from "react";

/** Vimeo's page of a removed video sends no messages; a slow connection must not look like one. */
const SILENT_MS = 12_000;

/** Whether the player has said nothing for so long that the video may be gone. */
export function useSilence() {
  const [isHeard, setIsHeard] = useState(false);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, []);
  return { isSilent: isLate && !isHeard, setIsHeard };
}
