import { useSuspenseQuery } from "@apollo/client/react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { messageOf } from "../../../apollo/problemsOf";
import { counted } from "../../../format/counted";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../paths";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { Tag } from "../../../ui/Tag";
import { showToast } from "../../../ui/toast";
import { appendPage } from "./appendPage";
import { CourseListDocument } from "./CourseList.generated";
import styles from "./CourseList.module.css";

interface CourseListProps {
  /** Part of a name; empty for all. */
  search: string;
}

/** The courses, drafts too, each leading to its page. */
export function CourseList({ search }: CourseListProps) {
  const { data, fetchMore } = useSuspenseQuery(CourseListDocument, {
    variables: { search: search || null },
    // Other staff work here too: what was read before is shown at once, and read again.
    fetchPolicy: "cache-and-network",
  });
  const [isBusy, setIsBusy] = useState(false);
  const { nodes, pageInfo } = data.cmsCourses;

  async function handleMore() {
    setIsBusy(true);
    try {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (shown, { fetchMoreResult }) => ({
          cmsCourses: appendPage(shown.cmsCourses, fetchMoreResult.cmsCourses),
        }),
      });
    } catch (failure) {
      showToast("error", messageOf(failure));
    }
    setIsBusy(false);
  }

  if (nodes.length === 0) {
    return (
      <Notice title={search ? "No course has this in its name" : "No courses yet"}>
        <p>
          {search ? "Please try a shorter part of the name." : "Add the first with the form on this page."}
        </p>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {nodes.map((course) => (
          <li key={course.id} className={styles.course}>
            <Link to={paths.cmsCourse(course.slug)} className={styles.name}>
              {course.name}
            </Link>
            <span className={styles.facts}>
              <Tag tone={course.isPublished ? "good" : "plain"}>
                {course.isPublished ? "Published" : "Draft"}
              </Tag>
              <span>{counted(course.batches.length, "batch", "batches")}</span>
              <span>{course.priceRupees === null ? "not sold" : rupees(course.priceRupees)}</span>
            </span>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && (
        <Button isBusy={isBusy} onClick={() => void handleMore()}>
          {isBusy ? "Loading…" : "Show more"}
        </Button>
      )}
    </>
  );
}
