import { useSuspenseQuery } from "@apollo/client/react";
import { lazy } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../paths";
import { Redirect } from "../../ui/Redirect";
import { WorkshopHead } from "./WorkshopHead";
import { WorkshopPageDocument } from "./WorkshopPage.generated";
import styles from "./WorkshopPage.module.css";

const DraftOf = lazy(async () => ({ default: (await import("../../cms/DraftOf")).DraftOf }));

/** A workshop has one of these; the other two stay away. */
const LAYOUTS = {
  SHOWCASE: lazy(async () => ({ default: (await import("./ShowcaseLayout")).ShowcaseLayout })),
  SPLIT: lazy(async () => ({ default: (await import("./SplitLayout")).SplitLayout })),
  AGENDA: lazy(async () => ({ default: (await import("./AgendaLayout")).AgendaLayout })),
};

interface NamedWorkshopProps {
  slug: string;
}

function NamedWorkshop({ slug }: NamedWorkshopProps) {
  const { site, workshop } = useSuspenseQuery(WorkshopPageDocument, { variables: { slug } }).data;
  if (!workshop) return <Redirect to={paths.home} />;
  const Layout = LAYOUTS[workshop.layout];
  return (
    <main id="main" className={styles.page}>
      {!workshop.isPublished && <DraftOf kind="workshop" name={workshop.id} />}
      <WorkshopHead workshop={workshop} academyName={site.academyName} />
      <Layout workshop={workshop} academy={site} />
    </main>
  );
}

/** `/:slug`, the last of the routes: a workshop, in any letter case; every other address leads home. */
export function WorkshopPage() {
  const { slug = "" } = useParams();
  // Whatever cannot be a slug is not asked for.
  if (!/^[a-z0-9-]{1,60}$/i.test(slug)) return <Redirect to={paths.home} />;
  return <NamedWorkshop slug={slug.toLowerCase()} />;
}
