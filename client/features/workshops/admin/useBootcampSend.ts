import { useSend } from "../../../cms/useSend";
import { CmsBootcampDocument, CmsLevelsDocument, CmsSeasonsDocument } from "./CmsBootcamp.generated";

/** Sends a change of the bootcamp; whatever of it is on the screen is read again. */
export function useBootcampSend() {
  return useSend({
    refetch: [CmsBootcampDocument, CmsSeasonsDocument, CmsLevelsDocument],
    forget: ["bootcamp", "bootcampSeasons"],
  });
}
