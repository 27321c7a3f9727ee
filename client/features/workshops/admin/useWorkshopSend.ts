import { useSend } from "../../../cms/useSend";

/** Sends a change of a workshop; the lists of workshops are read again when they are next shown. */
export function useWorkshopSend() {
  return useSend({ forget: ["workshops", "workshop", "cmsWorkshops"] });
}
