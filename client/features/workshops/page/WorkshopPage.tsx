import { useSuspenseQuery } from "@apollo/client/react";
import { useParams } from "react-router-dom";
import { paths } from "../../../paths";
import { lazyComponent } from "../../../ui/lazyComponent";
import { Redirect } from "../../../ui/page/Redirect";
import { WorkshopHead } from "./WorkshopHead";
import { WorkshopPageDocument } from "./WorkshopPage.generated";
import styles from "./WorkshopPage.module.css";

const DraftOf = lazyComponent(async () => (await import("../../../cms/records/DraftOf")).DraftOf);

/** Each in a chunk of its own, since a page has only one. */
const LAYOUTS = {
  SHOWCASE: lazyComponent(async () => (await import("./ShowcaseLayout")).ShowcaseLayout),
  SPLIT: lazyComponent(async () => (await import("./SplitLayout")).SplitLayout),
  AGENDA: lazyComponent(async () => (await import("./AgendaLayout")).AgendaLayout),
};

interface NamedWorkshopProps {
  slug: string;
}

function NamedWorkshop({ slug }: NamedWorkshopProps) {
  const { workshop } = useSuspenseQuery(WorkshopPageDocument, { variables: { slug } }).data;
  if (!workshop) return <Redirect to={paths.home} />;
  const Layout = LAYOUTS[workshop.layout];
  return (
    <main id="main" className={styles.page}>
      {!workshop.isPublished && <DraftOf kind="workshop" name={workshop.id} />}
      <WorkshopHead workshop={workshop} />
      <Layout workshop={workshop} />
    </main>
  );
}

/** `/:slug`, the last of the routes: a workshop, in any letter case; every other address redirects home. */
export function WorkshopPage() {
  const { slug = "" } = useParams();
  if (!/^[a-z0-9-]{1,60}$/i.test(slug)) return <Redirect to={paths.home} />;
  return <NamedWorkshop slug={slug.toLowerCase()} />;
}
