import { useEffect, useEffectEvent } from "react";
import { PART_MISSING } from "../apollo/problemsOf";
import { showToast } from "../ui/overlay/toast";

interface MissingDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** In place of a dialog whose file did not come: says so and closes, over a page that stays. */
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
