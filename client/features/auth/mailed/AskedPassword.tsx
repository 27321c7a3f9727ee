import { useEffect, useRef } from "react";
import { focusFirstIn } from "../../../hooks/useFocusAfterSwap";
import { OwnPasswordField } from "../account/OwnPasswordField";

/** The account's password, once the server asks for it: the person goes on there, not at the button below. */
export function AskedPassword({ reason }: { reason: string }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => focusFirstIn(place.current?.closest("form")), []);
  return (
    <>
      <p ref={place} role="status">
        {reason}
      </p>
      <OwnPasswordField />
    </>
  );
}
