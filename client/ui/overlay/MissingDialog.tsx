import { useEffect, useEffectEvent } from "react";
import { PART_MISSING } from "../lazyComponent";
import { showToast } from "./toast";

interface MissingDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Replaces a dialog whose chunk failed to load: shows a toast and closes. */
export function MissingDialog({ isOpen, onClose }: MissingDialogProps) {
  const giveUp = useEffectEvent(() => {
    showToast("error", PART_MISSING);
    onClose();
  });
  useEffect(() => {
    if (isOpen) giveUp();
  }, [isOpen]);
  return null;
}
