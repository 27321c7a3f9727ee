import { useReactiveVar, useSuspenseFragment } from "@apollo/client/react";
import { useEffect } from "react";
import { listTrouble, openList } from "./localCourseList";
import { LocalCourses_QueryFragmentDoc } from "./LocalCourses.generated";
import { STORAGE_KEY } from "./storedCourses";

/** Another tab changed the list, or emptied the whole storage. */
function handleStorage({ key }: StorageEvent): void {
  if (key === STORAGE_KEY || key === null) void openList();
}

/** The visitor's own list, null until it is read, and what they have to know of it. */
export function useLocalCourses() {
  const { data } = useSuspenseFragment({ fragment: LocalCourses_QueryFragmentDoc, from: "ROOT_QUERY" });
  const trouble = useReactiveVar(listTrouble);

  useEffect(() => {
    void openList();
    window.addEventListener("storage", handleStorage);
    return () => window.removeEventListener("storage", handleStorage);
  }, []);

  return { courses: data.localCourses, trouble };
}
