import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./Button";

const SAID_FOR_MS = 3000;

interface CopyButtonProps {
  text: string;
  /** What it copies, for those who do not see what it stands beside. */
  name: string;
}

/** Puts a text into the clipboard, and says so; where a browser does not allow it, the text stands there to be marked. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [said, setSaid] = useState<"Copied" | "Please mark it" | null>(null);

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
      setSaid("Please mark it");
    }
  }

  const Sign = said === "Copied" ? Check : Copy;
  return (
    <>
      <Button look="quiet" icon={<Sign size={18} aria-hidden />} onClick={() => void handleCopy()}>
        <span>{said ?? "Copy"}</span>
        <span className="visually-hidden"> {name}</span>
      </Button>
      {/* Inside the button it would be no part of the button's name. */}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  );
}
