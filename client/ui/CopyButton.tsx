import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./Button";

const SAID_FOR_MS = 3000;

interface CopyButtonProps {
  text: string;
  name: string;
}

/** Where the browser denies the clipboard, asks to select the text. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [said, setSaid] = useState<"Copied" | "Please select it" | null>(null);

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied");
    } catch {
      setSaid("Please select it");
    }
  }

  const Sign = said === "Copied" ? Check : Copy;
  return (
    <>
      <Button look="quiet" icon={<Sign size={18} aria-hidden />} onClick={() => void handleCopy()}>
        <span>{said ?? "Copy"}</span>
        <span className="visually-hidden"> {name}</span>
      </Button>
      {/* Outside the button: a status inside it would drop out of the button's name. */}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
