import { Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { paths } from "../../../paths";
import { JumpLink } from "../../../ui/JumpLink";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import { Skeleton } from "../../../ui/Skeleton";
import { AddCourseAndBatch } from "./AddCourseAndBatch";
import { CourseList } from "./CourseList";

const LIST = "courses";

/** `/cms/courses`: every course in its order, and the form for a new one. */
export function CmsCoursesPage() {
  const [search, setSearch] = useState("");
  return (
    <CmsPage
      title="Courses"
      trail={<Link to={paths.cms}>Dashboard</Link>}
      actions={<JumpLink to="add-course">Add course</JumpLink>}
    >
      <Panel
        title="All courses"
        anchor={LIST}
        actions={<SearchField label="Search courses" onSearch={setSearch} />}
      >
        <Suspense fallback={<Skeleton shape="control" count={8} />}>
          <CourseList placeId={LIST} search={search} />
        </Suspense>
      </Panel>
      <AddCourseAndBatch />
    </CmsPage>
  );
}
