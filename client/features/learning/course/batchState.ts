import type { Offering, TakenSeat } from "../../workshops/join/offering";
import { isFull } from "../../workshops/join/offering";

interface Batch {
  access: "OPEN" | "SECRET_CODE";
  isUnlocked: boolean;
  isClosed: boolean;
}

interface BatchState {
  isOpen: boolean;
  label: string;
  hint: string;
  action: string | null;
}

export function batchState({ access, isUnlocked, isClosed }: Batch, isSignedIn: boolean): BatchState {
  if (isUnlocked) {
    return {
      isOpen: true,
      label: access === "OPEN" ? "Open" : "Unlocked",
      hint: "Its videos are waiting in your learning portal.",
      action: "Open this batch",
    };
  }
  if (access === "OPEN") {
    return {
      isOpen: true,
      label: "Open",
      hint: "Free with any account, without a code.",
      action: "Sign in to open it",
    };
  }
  if (isClosed) {
    return {
      isOpen: false,
      label: "Closed",
      hint: "This batch takes no new learners. Current learners keep their access.",
      action: isSignedIn ? null : "Sign in",
    };
  }
  return {
    isOpen: false,
    label: "Locked",
    hint: "Opens once we’ve confirmed your seat. Have a code? Enter it.",
    action: isSignedIn ? "Enter the secret code" : "Sign in to unlock it",
  };
}

const REGISTER_HINT = "Register and we’ll open it once your seat is confirmed. Have a code? Enter it.";
const CONFIRMED_HINT = "Your seat is confirmed, but the batch isn’t open to you yet. Please write to us.";
const OWN_HINT = "We’ll open it once your seat is confirmed. Have a code? Enter it.";

const FULL_HINT = "A seat that becomes free goes to the first in line. Have a code? Enter it.";

/** For what takes registrations, also to the waiting list. */
export function registerHint(own: TakenSeat | null, offering: Pick<Offering, "seatsLeft">): string {
  if (!own) return isFull(offering) ? FULL_HINT : REGISTER_HINT;
  return own.state === "CONFIRMED" ? CONFIRMED_HINT : OWN_HINT;
}
