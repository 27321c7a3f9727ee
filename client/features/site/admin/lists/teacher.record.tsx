import { Link } from "react-router-dom";
import type { UpdateTeacherInput } from "../../../../apollo/schema.generated";
import { UpdateTeacherInput as limits } from "../../../../apollo/cmsLimits.json";
import { useLatestQuery } from "../../../../apollo/useLatestQuery";
import { listPage } from "../../../../cms/records/listPage";
import { recordQuery } from "../../../../cms/records/recordQuery";
import { SiteLink } from "../../../../cms/SiteLink";
import { sends } from "../../../../cms/records/useSend";
import { cmsPaths } from "../../../../cmsPaths";
import { paths } from "../../../../paths";
import type { ContentOf } from "../../../../ui/form/kinds/FieldKind";
import { describeFields } from "../../../../ui/form/kinds/FieldKind";
import { several } from "../../../../ui/form/kinds/several";
import { link, picture, text } from "../../../../ui/form/kinds/textKinds";
import { tick } from "../../../../ui/form/kinds/valueKinds";
import { isSample } from "./isSample";
import {
  CmsTeachersDocument,
  CreateTeacherDocument,
  DeleteTeacherDocument,
  ReorderTeachersDocument,
  TeacherChoicesDocument,
  UpdateTeacherDocument,
} from "./teacher.record.generated";

interface Named {
  id: string;
  name: string;
}

function labelled(things: Named[]) {
  return things.map(({ id, name }) => ({ id, label: name }));
}

function teacherFields(workshops: Named[], courses: Named[]) {
  return describeFields<ContentOf<UpdateTeacherInput>>(limits, {
    name: text({ label: "Name" }),
    line: text({
      label: "About the teacher",
      hint: "One line, e.g. Built sales reports at a bank for nine years.",
    }),
    link: link({ label: "Link", hint: "e.g. their LinkedIn page. Leave blank to show none." }),
    imageUrl: picture({ label: "Portrait URL", hint: "Leave blank to show the initials." }),
    isSample,
    courseIds: several({ label: "Courses", part: "What they teach", choices: labelled(courses) }),
    workshopIds: several({ label: "Workshops", choices: labelled(workshops) }),
    isForBootcamp: tick({ label: "Every season of the bootcamp" }),
    isPublished: tick({ label: "Published", hint: "Only staff can see a draft.", part: "On the site" }),
  });
}

function useFields() {
  const data = useLatestQuery(TeacherChoicesDocument, {});
  return teacherFields(data.cmsWorkshops.nodes, data.cmsCourses.nodes);
}

export const CmsTeachersPage = listPage({
  noun: "teacher",
  plural: "teachers",
  trail: <Link to={cmsPaths.site}>Site</Link>,
  useItems: recordQuery({
    query: CmsTeachersDocument,
    variables: () => ({}),
    find: ({ cmsTeachers }) => cmsTeachers,
  }),
  actions: (teachers) =>
    teachers.some((teacher) => !teacher.isPublished) && (
      <SiteLink to={cmsPaths.preview(paths.about)} isPublished={false} />
    ),
  useFields,
  titleOf: ({ name }) => name,
  create: sends(CreateTeacherDocument, (content) => content),
  update: UpdateTeacherDocument,
  remove: DeleteTeacherDocument,
  reorder: sends(ReorderTeachersDocument, (ids) => ({ ids })),
});
