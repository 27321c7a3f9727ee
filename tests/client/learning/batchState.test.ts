import { expect, test } from "vitest";
import { batchState } from "../../../client/features/learning/course/batchState";

const locked = { access: "SECRET_CODE", isUnlocked: false, isClosed: false } as const;

test("a locked batch asks a visitor to sign in, and a learner for the code", () => {
  expect(batchState(locked, false)).toMatchObject({ label: "Locked", action: "Sign in to unlock it" });
  expect(batchState(locked, true)).toMatchObject({ label: "Locked", action: "Enter the secret code" });
});

test("anyone who is inside may always go in, also when the batch is closed", () => {
  const inside = { ...locked, isUnlocked: true, isClosed: true };
  expect(batchState(inside, true)).toMatchObject({ label: "Unlocked", action: "Open this batch" });
});

test("an open batch needs a sign-in and no code", () => {
  const open = { ...locked, access: "OPEN" } as const;
  expect(batchState(open, false)).toMatchObject({ isOpen: true, action: "Sign in to open it" });
  expect(batchState({ ...open, isUnlocked: true }, true)).toMatchObject({ label: "Open" });
});

test("a closed batch offers nothing to a learner outside", () => {
  expect(batchState({ ...locked, isClosed: true }, true)).toMatchObject({ label: "Closed", action: null });
});
