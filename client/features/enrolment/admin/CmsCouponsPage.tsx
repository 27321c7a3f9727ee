import { Plus } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { cmsPaths } from "../../../cmsPaths";
import { ButtonLink } from "../../../ui/Button";
import { Panel } from "../../../ui/Panel";
import { Skeleton } from "../../../ui/Skeleton";
import { CouponList } from "./CouponList";

/** `/cms/coupons`: what takes something off a price. */
export function CmsCouponsPage() {
  return (
    <CmsPage
      title="Coupons"
      trail={<Link to={cmsPaths.registrations}>Registrations</Link>}
      actions={
        <ButtonLink look="main" size="small" to={cmsPaths.newCoupon} icon={<Plus size={18} aria-hidden />}>
          Add coupon
        </ButtonLink>
      }
    >
      <Panel title="All coupons">
        <Suspense fallback={<Skeleton shape="control" count={5} />}>
          <CouponList />
        </Suspense>
      </Panel>
    </CmsPage>
  );
}
