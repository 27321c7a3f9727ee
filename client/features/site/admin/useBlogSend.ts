import { useSend } from "../../../cms/useSend";

/** Sends a change of an article; the lists of articles are read again when they are next shown. */
export function useBlogSend() {
  return useSend({ forget: ["blogPosts", "cmsBlogPosts"] });
}
