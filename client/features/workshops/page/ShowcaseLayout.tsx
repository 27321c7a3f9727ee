import { useFragmentData } from "../../../apollo/useFragmentData";
import { BelowFold } from "../../../ui/page/BelowFold";
import { JumpLink } from "../../../ui/page/JumpLink";
import { lazyComponent } from "../../../ui/lazyComponent";
import type { LayoutProps } from "./AgendaLayout";
import { OfferCard } from "./OfferCard";
import { WorkshopHero } from "./WorkshopHero";
import { WorkshopLayout_WorkshopFragmentDoc } from "./WorkshopPage.generated";
import styles from "./WorkshopPage.module.css";

const ShowcaseSections = lazyComponent(async () => (await import("./ShowcaseSections")).ShowcaseSections);

/** The long page: banner, price and countdown, agenda, gallery, audiences, certificate, questions and payment. */
export function ShowcaseLayout({ workshop }: LayoutProps) {
  const data = useFragmentData(WorkshopLayout_WorkshopFragmentDoc, workshop);
  return (
    <>
      {data.bannerText && (
        <div className={styles.banner}>
          <p>{data.bannerText}</p>
        </div>
      )}
      <WorkshopHero
        workshop={data}
        actions={
          <JumpLink look="plain" to="agenda">
            See the agenda
          </JumpLink>
        }
        beside={<OfferCard workshop={data} joinLabel="Register now" />}
      />
      <BelowFold>
        <ShowcaseSections workshop={data} />
      </BelowFold>
    </>
  );
}
