import { shortDate } from "../../../format/shortDate";

export function batchAnchor(batchId: string): string {
  return `register-${batchId}`;
}

/** Null before the batch starts. */
export function lateJoinNote({
  hasStarted,
  startsOn,
}: {
  hasStarted: boolean;
  startsOn: string | null;
}): string | null {
  if (!hasStarted || !startsOn) return null;
  return `Started on ${shortDate(startsOn)}. You can still join: the videos of past classes are in your portal.`;
}

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
      hint: "Open to every learner, without a code.",
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
    hint: "Opens when the academy confirms your seat. Have a code? Enter it.",
    action: isSignedIn ? "Enter the secret code" : "Sign in to unlock it",
  };
}
