import { useEffect, useState } from "react";

/** The chosen picture as an address that a page may show; null while it is read, and without one. */
export function usePreview(file: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => setAddress(reader.result as string));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
