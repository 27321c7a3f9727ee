import { useApolloClient, useSuspenseQuery } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { loadNextPage } from "../../../apollo/loadNextPage";
import { counted } from "../../../format/counted";
import { rupees } from "../../../format/rupees";
import { paths } from "../../../paths";
import { Notice } from "../../../ui/Notice";
import { Tag } from "../../../ui/Tag";
import { appendPage } from "../../../apollo/appendPage";
import { CourseListDocument } from "./CourseList.generated";
import styles from "./CourseList.module.css";
import { ShowMore } from "../../../cms/ShowMore";

interface CourseListProps {
  /** Part of a name; empty for all. */
  search: string;
}

/** The courses, drafts too, each leading to its page. */
export function CourseList({ search }: CourseListProps) {
  const client = useApolloClient();
  const variables = { search: search || null };
  const { data } = useSuspenseQuery(CourseListDocument, {
    variables,
    // Other staff work here too: what was read before is shown at once, and read again.
    fetchPolicy: "cache-and-network",
  });
  const { nodes, pageInfo } = data.cmsCourses;

  const handleMore = () =>
    loadNextPage(client, {
      query: CourseListDocument,
      variables,
      after: pageInfo.endCursor,
      append: (shown, next) => ({ cmsCourses: appendPage(shown.cmsCourses, next.cmsCourses) }),
    });

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
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
