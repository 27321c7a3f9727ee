import { useSend } from "../../../cms/useSend";
import { CmsWorkshopsDocument } from "./CmsWorkshops.generated";

/** Sends a change of a workshop; every list of workshops is read again. */
export function useWorkshopSend() {
  return useSend({ refetch: [CmsWorkshopsDocument], forget: ["workshops", "workshop", "cmsWorkshops"] });
}
