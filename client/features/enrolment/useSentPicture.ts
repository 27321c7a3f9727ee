import { useEffect, useState } from "react";
import { paths } from "../../paths";
import type { OrderKey } from "./useOrder";

interface Sent extends OrderKey {
  id: string;
  /** When the proof with the picture was sent: another one is read anew. */
  submittedAt: string;
}

/** The screenshot that an order's person sent; null while it is read, and where it cannot be read. */
export function useSentPicture({ id, submittedAt, secret }: Sent): Blob | null {
  const [picture, setPicture] = useState<Blob | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    async function read() {
      const response = await fetch(paths.paymentProof(id), {
        // Not in the address, which would be written down on its way.
        headers: secret ? { authorization: `Bearer ${secret}` } : {},
        signal: leaving.signal,
      });
      if (response.ok) setPicture(await response.blob());
    }
    // The words beside it say that there is one.
    read().catch(() => {});
    return () => leaving.abort();
  }, [id, secret, submittedAt]);
  return picture;
}
