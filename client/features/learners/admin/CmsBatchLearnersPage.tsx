import { Link, useNavigate, useParams, useSearchParams } from "react-router-dom";
import { GrantBatchAccessInput as limits } from "../../../apollo/cmsLimits.generated.json";
import { PartBoundary } from "../../../apollo/PartBoundary";
import { problemsOf } from "../../../apollo/problemsOf";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ExportLinks } from "../../../cms/lists/ExportLinks";
import { noRecord } from "../../../cms/records/noRecord";
import { useSend } from "../../../cms/records/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { FilterSelect } from "../../../ui/FilterSelect";
import { EmailField } from "../../../ui/form/EmailField";
import { Form } from "../../../ui/form/Form";
import type { FormValues } from "../../../ui/form/formValues";
import { showToast } from "../../../ui/overlay/toast";
import { Skeleton } from "../../../ui/page/Skeleton";
import { Panel } from "../../../ui/Panel";
import { SearchField } from "../../../ui/SearchField";
import { BatchFacts } from "../../learning/admin/batches/BatchFacts";
import { CmsBatchLearnersPageDocument, GrantBatchAccessDocument } from "./BatchLearners.generated";
import { LEARNERS_ANCHOR, LearnerTable } from "./LearnerTable";

interface GrantAccessProps {
  batchId: string;
}

function GrantAccess({ batchId }: GrantAccessProps) {
  const send = useSend();

  async function handleSubmit({ email = "" }: FormValues) {
    const { data, error } = await send(GrantBatchAccessDocument, { batchId, email });
    if (!data) return problemsOf(error);
    showToast("success", `${data.grantBatchAccess.learner.name} was added.`);
  }

  return (
    <Panel title="Add a learner">
      <p>They need no code or payment, and take a seat like other learners.</p>
      <Form
        draft={{ name: `add learner ${batchId}` }}
        submitLabel="Add learner"
        submitLook="plain"
        busyLabel="Adding…"
        onSubmit={handleSubmit}
        isResetOnSuccess
      >
        <EmailField label="Learner's e-mail" autoComplete="off" limits={limits.email} />
      </Form>
    </Panel>
  );
}

/** Days by the text in the address. */
const INACTIVE: Record<string, string> = {
  "": "Everyone",
  "7": "Inactive for 7 days",
  "30": "Inactive for 30 days",
};

export function CmsBatchLearnersPage() {
  const { id = "" } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { batch } = useLatestQuery(CmsBatchLearnersPageDocument, { id });
  const courses = <Link to={cmsPaths.courses}>Courses</Link>;
  if (!batch) return noRecord({ noun: "batch", trail: courses, to: cmsPaths.courses, place: "all courses" });

  const { name, access, course } = batch;
  const isOpen = access === "OPEN";
  const asked = address.get("inactive") ?? "";
  const inactive = asked in INACTIVE ? asked : "";
  const search = address.get("search") ?? "";

  function show(nextInactive: string, nextSearch: string) {
    void navigate(cmsPaths.batchLearnersIn(id, nextInactive, nextSearch), { replace: true });
  }

  return (
    <CmsPage
      title={`Learners of ${name}`}
      trail={
        <>
          {courses} <span aria-hidden>/</span> <Link to={cmsPaths.course(course.slug)}>{course.name}</Link>{" "}
          <span aria-hidden>/</span> <Link to={cmsPaths.batch(id)}>{name}</Link>
        </>
      }
      state={<BatchFacts batch={batch} />}
      actions={<ExportLinks to={(format) => cmsPaths.batchLearnersFile(id, format, { inactive, search })} />}
    >
      <Panel
        title="All learners"
        anchor={LEARNERS_ANCHOR}
        actions={
          <>
            <FilterSelect label="Activity" value={inactive} onChoose={(days) => show(days, search)}>
              {Object.entries(INACTIVE).map(([days, label]) => (
                <option key={days} value={days}>
                  {label}
                </option>
              ))}
            </FilterSelect>
            <SearchField label="Search learners" value={search} onSearch={(text) => show(inactive, text)} />
          </>
        }
      >
        <PartBoundary
          name="The learners"
          shows={[inactive, search].join(" ")}
          fallback={<Skeleton shape="control" count={6} />}
        >
          <LearnerTable
            batch={{ id, isOpen, courseId: course.id }}
            search={search}
            inactiveDays={inactive ? Number(inactive) : null}
          />
        </PartBoundary>
      </Panel>
      {!isOpen && <GrantAccess key={id} batchId={id} />}
    </CmsPage>
  );
}
