import { useReactiveVar } from "@apollo/client/react";
import { Suspense } from "react";
import { passwordPrompt } from "../apollo/passwordPrompt";
import { useWasTrue } from "../hooks/useWasTrue";
import { lazyComponent } from "../ui/lazyComponent";
import { MissingDialog } from "../ui/overlay/MissingDialog";

const ConfirmPasswordDialog = lazyComponent(
  () => import("../features/auth/ConfirmPasswordDialog"),
  "ConfirmPasswordDialog",
  MissingDialog,
);

export function PasswordDialog() {
  const prompt = useReactiveVar(passwordPrompt);
  const isNeeded = useWasTrue(prompt !== null);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ConfirmPasswordDialog
        reason={prompt?.reason}
        isOpen={prompt !== null}
        onClose={() => prompt?.settle(false)}
        onConfirmed={() => prompt?.settle(true)}
      />
    </Suspense>
  );
}
