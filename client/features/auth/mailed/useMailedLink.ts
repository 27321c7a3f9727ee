import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import type { AccountPurpose } from "../../../apollo/schema.generated";
import { useIsHydrated } from "../../../hooks/useIsHydrated";
import { MailedLinkDocument } from "./MailedLink.generated";

/** The token behind the URL's `#`; the link is dead if the server says so before or after the form is sent. */
export function useMailedLink(purpose: AccountPurpose) {
  const { hash } = useLocation();
  const [wasSent, setWasSent] = useState(false);
  const token = hash.slice(1);
  const isHydrated = useIsHydrated();
  const { data } = useQuery(
    MailedLinkDocument,
    isHydrated && token ? { variables: { purpose, token }, fetchPolicy: "no-cache" } : skipToken,
  );
  const isDead = wasSent || data?.isMailedLinkOpen === false || (isHydrated && !token);
  return { token, isDead, wasSent, refuse: () => setWasSent(true) };
}
