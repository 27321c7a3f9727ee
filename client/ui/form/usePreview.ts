import { useEffect, useState } from "react";

/** The chosen file as an address that a page may show; null while it is read. */
export function usePreview(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener("load", () => setAddress(reader.result as string));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
