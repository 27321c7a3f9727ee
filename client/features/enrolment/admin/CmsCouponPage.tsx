import { Link, useParams } from "react-router-dom";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { CmsPage } from "../../../cms/CmsPage";
import { ContentForm } from "../../../cms/ContentForm";
import { DeleteContent } from "../../../cms/DeleteContent";
import { useNewest } from "../../../cms/useNewest";
import { useSend } from "../../../cms/useSend";
import { counted } from "../../../format/counted";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { Panel } from "../../../ui/Panel";
import { CmsCouponDocument, DeleteCouponDocument, UpdateCouponDocument } from "./CmsCoupons.generated";
import { CouponStateTag } from "./CouponStateTag";
import { useCouponFields } from "./useCouponFields";

/** `/cms/coupons/:id`: what a coupon takes off, when, how often and from what. */
export function CmsCouponPage() {
  const { id = "" } = useParams();
  const readNewest = useNewest();
  const send = useSend({ forget: ["cmsCoupons"] });
  const fields = useCouponFields();
  const data = useLatestQuery(CmsCouponDocument, { id });
  const coupon = data.cmsCoupon;
  const trail = <Link to={cmsPaths.coupons}>Coupons</Link>;
  if (!coupon) {
    return (
      <CmsPage isNotFound title="No such coupon" trail={trail}>
        <Notice
          title="This coupon no longer exists"
          action={<Link to={cmsPaths.coupons}>To all coupons</Link>}
        >
          <p>Someone may have deleted it.</p>
        </Notice>
      </CmsPage>
    );
  }

  return (
    <CmsPage title={coupon.code} trail={trail} state={<CouponStateTag state={coupon.state} />}>
      <Panel title="Coupon">
        <p>Taken by {counted(coupon.usesTaken, "registration")} so far.</p>
        <ContentForm
          draftName={`coupon ${id}`}
          isLong
          key={id}
          fields={fields}
          record={coupon}
          save={async (content, expectedVersion) => {
            const input = { id, expectedVersion, ...content };
            const { data: saved, error } = await send(UpdateCouponDocument, input);
            return { record: saved?.updateCoupon, error };
          }}
          readNewest={async () => (await readNewest(CmsCouponDocument, { id }))?.cmsCoupon}
        />
      </Panel>
      <DeleteContent
        noun="coupon"
        title={coupon.code}
        backTo={cmsPaths.coupons}
        remove={() => send(DeleteCouponDocument, { id, expectedVersion: coupon.version })}
      >
        Registrations that used it keep their price. To end it instead, untick In use.
      </DeleteContent>
    </CmsPage>
  );
}
