import { Eye, EyeOff } from "lucide-react";
import type { ComponentProps } from "react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../Button";
import { TextField } from "./fields";

export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end" | "ref">) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);

  function handleToggle() {
    const field = input.current;
    const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
    flushSync(() => setIsShown(!isShown));
    // Browsers move the cursor when a field's type changes.
    if (field === document.activeElement) field?.setSelectionRange(start, end);
  }

  return (
    <TextField
      {...props}
      ref={input}
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button
          aria-pressed={isShown}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          // Keeps the focus in the field, and a phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={handleToggle}
        >
          <span className="visually-hidden">Show password</span>
        </Button>
      }
    />
  );
}
