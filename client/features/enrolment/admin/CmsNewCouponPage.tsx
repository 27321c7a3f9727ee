import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { CmsPage } from "../../../cms/CmsPage";
import { NewContentForm } from "../../../cms/NewContentForm";
import { useSend } from "../../../cms/useSend";
import { cmsPaths } from "../../../cmsPaths";
import { Panel } from "../../../ui/Panel";
import { showToast } from "../../../ui/toast";
import { CreateCouponDocument } from "./CmsCoupons.generated";
import { useCouponFields } from "./useCouponFields";

/** `/cms/coupons/new`: one more coupon. */
export function CmsNewCouponPage() {
  const send = useSend({ forget: ["cmsCoupons"] });
  const navigate = useNavigate();
  const fields = useCouponFields();
  const madeId = useRef("");

  return (
    <CmsPage title="A new coupon" trail={<Link to={cmsPaths.coupons}>Coupons</Link>}>
      <Panel title="Coupon">
        <NewContentForm
          draftName="new coupon"
          isLong
          fields={fields}
          submitLabel="Add coupon"
          create={async (content) => {
            const { data, error } = await send(CreateCouponDocument, content);
            madeId.current = data?.createCoupon.id ?? "";
            if (data) showToast("success", `${data.createCoupon.code} was added.`);
            return { error };
          }}
          onMade={() => navigate(cmsPaths.coupon(madeId.current))}
        />
      </Panel>
    </CmsPage>
  );
}
