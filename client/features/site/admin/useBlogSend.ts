import { useSend } from "../../../cms/useSend";
import { CmsBlogPostsDocument } from "./CmsBlog.generated";

/** Sends a change of an article; every list of articles is read again. */
export function useBlogSend() {
  return useSend({ refetch: [CmsBlogPostsDocument], forget: ["blogPosts", "cmsBlogPosts"] });
}
