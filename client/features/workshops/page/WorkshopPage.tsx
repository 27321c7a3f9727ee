import type { FragmentType } from "@apollo/client";
import { DraftOf } from "../../../cms/records/DraftOf";
import { useSuspenseQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { useFragmentData } from "../../../apollo/useFragmentData";
import { paths } from "../../../../shared/paths";
import { Cover } from "../../../ui/art/Cover";
import { lazyComponent } from "../../../ui/lazyComponent";
import { BelowFold } from "../../../ui/page/BelowFold";
import { JumpLink } from "../../../ui/page/JumpLink";
import { Redirect } from "../../../ui/page/Redirect";
import { Picture } from "../../../ui/Picture";
import { HeroJoin, PriceAndDates, PriceCard, WorkshopJoin } from "./PriceAndDates";
import { WorkshopHead } from "./WorkshopHead";
import { WorkshopHero } from "./WorkshopHero";
import type { WorkshopLayout_WorkshopFragment, WorkshopPageQuery } from "./WorkshopPage.generated";
import { WorkshopLayout_WorkshopFragmentDoc, WorkshopPageDocument } from "./WorkshopPage.generated";
import styles from "./WorkshopPage.module.css";

type Page = NonNullable<WorkshopPageQuery["workshop"]>["page"];

const ShowcaseSections = lazyComponent(() => import("./ShowcaseSections"), "ShowcaseSections");
const WorkshopSections = lazyComponent(() => import("./WorkshopSections"), "WorkshopSections");

const HERO_SIZES = "(min-width: 56rem) 28rem, 100vw";

interface LayoutProps {
  workshop: FragmentType<WorkshopLayout_WorkshopFragment>;
  page: Page;
}

interface UnderCoverProps {
  cover: string;
  children: ReactNode;
}

/** On a phone, the price comes without the drawing. */
function UnderCover({ cover, children }: UnderCoverProps) {
  return (
    <div className={styles.beside}>
      <div className={styles.cover}>
        <Cover path={cover} />
      </div>
      {children}
    </div>
  );
}

function AgendaLayout({ workshop, page }: LayoutProps) {
  const data = useFragmentData(WorkshopLayout_WorkshopFragmentDoc, workshop);
  return (
    <>
      <WorkshopHero
        page={page}
        workshop={data}
        actions={<HeroJoin workshop={data} call="Join Us" />}
        beside={
          <UnderCover cover={data.cover}>
            <PriceCard workshop={data} call="Join Us" />
          </UnderCover>
        }
      />
      <BelowFold>
        <WorkshopSections workshop={data} layout={page.layout} />
      </BelowFold>
    </>
  );
}

function ShowcaseLayout({ workshop, page }: LayoutProps) {
  const data = useFragmentData(WorkshopLayout_WorkshopFragmentDoc, workshop);
  return (
    <>
      <WorkshopHero
        page={page}
        workshop={data}
        actions={
          <>
            <HeroJoin workshop={data} call="REGISTER NOW" />
            <span className={styles.agenda}>
              <JumpLink look="plain" to="agenda">
                See the agenda
              </JumpLink>
            </span>
          </>
        }
        beside={
          <UnderCover cover={data.cover}>
            <PriceCard workshop={data} call="Register now" />
          </UnderCover>
        }
      />
      {data.bannerText && (
        <div className={styles.banner}>
          <p>{data.bannerText}</p>
        </div>
      )}
      <BelowFold>
        <ShowcaseSections workshop={data} />
      </BelowFold>
    </>
  );
}

function SplitLayout({ workshop, page }: LayoutProps) {
  const data = useFragmentData(WorkshopLayout_WorkshopFragmentDoc, workshop);
  return (
    <>
      <WorkshopHero
        page={page}
        workshop={data}
        facts={<PriceAndDates workshop={data} />}
        actions={<WorkshopJoin workshop={data} call="Join Us" />}
        beside={
          <Picture
            src={data.imageUrl}
            alt={data.imageAlt}
            sizes={HERO_SIZES}
            fallback={<Cover path={data.cover} />}
            isHero
          />
        }
      />
      <BelowFold>
        <WorkshopSections workshop={data} layout={page.layout} />
      </BelowFold>
    </>
  );
}

const LAYOUTS = { SHOWCASE: ShowcaseLayout, SPLIT: SplitLayout, AGENDA: AgendaLayout };

interface NamedWorkshopProps {
  slug: string;
}

function NamedWorkshop({ slug }: NamedWorkshopProps) {
  const { workshop } = useSuspenseQuery(WorkshopPageDocument, { variables: { slug } }).data;
  if (!workshop) return <Redirect to={paths.home} />;
  const Layout = LAYOUTS[workshop.page.layout];
  return (
    <main id="main" className={styles.page}>
      {!workshop.isPublished && <DraftOf kind="workshop" name={workshop.id} />}
      <WorkshopHead workshop={workshop} page={workshop.page} />
      <Layout workshop={workshop} page={workshop.page} />
    </main>
  );
}

/** The last route: a workshop, in any letter case; unknown slugs redirect home. */
export function WorkshopPage() {
  const { slug = "" } = useParams();
  if (!/^[a-z0-9-]{1,60}$/i.test(slug)) return <Redirect to={paths.home} />;
  return <NamedWorkshop slug={slug.toLowerCase()} />;
}
