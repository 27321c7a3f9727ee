import { useQuery } from "@apollo/client/react";
import { useEffect } from "react";
import { messageOf } from "../../../../apollo/problemsOf";
import { showToast } from "../../../../ui/overlay/toast";
import { appendPage } from "../../../../apollo/appendPage";
import { CourseOptionsDocument } from "./CourseOptions.generated";

/** Every course to choose from; a large academy's come page by page while the first can be chosen already. */
export function useCourseOptions() {
  const { data, error, fetchMore } = useQuery(CourseOptionsDocument);
  const page = data?.cmsCourses;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;

  useEffect(() => {
    if (!after) return;
    fetchMore({
      variables: { after },
      updateQuery: (shown, { fetchMoreResult }) => ({
        cmsCourses: appendPage(shown.cmsCourses, fetchMoreResult.cmsCourses),
      }),
    }).catch((failure: unknown) => showToast("error", messageOf(failure)));
  }, [after, fetchMore]);

  return { courses: page?.nodes ?? [], problem: error ? messageOf(error) : null };
}
