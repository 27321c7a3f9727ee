import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { noRecord } from "../../../cms/records/noRecord";
import { cmsPaths } from "../../../cmsPaths";
import { momentInIndia } from "../../../format/momentInIndia";
import { RunClassesDocument } from "./Classes.generated";
import { ClassesPanel } from "./ClassesPanel";

/** The live classes of a run; its dates and seats are edited with its workshop or season. */
export function CmsRunPage() {
  const { id = "" } = useParams();
  const { cmsRun: run } = useLatestQuery(RunClassesDocument, { id });
  const workshops = <Link to={cmsPaths.workshops}>Workshops</Link>;
  if (!run)
    return noRecord({ noun: "run", trail: workshops, to: cmsPaths.workshops, place: "all workshops" });
  const { about, startsAt, workshopId, seasonId, classes } = run;
  const parent = workshopId ? cmsPaths.workshop(workshopId) : cmsPaths.season(seasonId ?? "");
  return (
    <CmsPage
      title={startsAt ? `${about}, ${momentInIndia(startsAt)}` : about}
      trail={
        <>
          {workshopId ? workshops : <Link to={cmsPaths.bootcamp}>Bootcamp</Link>} <span aria-hidden>/</span>{" "}
          <Link to={parent}>{about}</Link>
        </>
      }
    >
      <ClassesPanel parent={{ runId: id }} classes={classes} />
    </CmsPage>
  );
}
