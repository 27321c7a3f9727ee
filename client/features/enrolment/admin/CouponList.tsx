import { useApolloClient } from "@apollo/client/react";
import { useLatestQuery } from "../../../apollo/useLatestQuery";
import { loadNextPage } from "../../../apollo/loadNextPage";
import { appendPage } from "../../../apollo/appendPage";
import { ContentRows } from "../../../cms/ContentRows";
import { ShowMore } from "../../../apollo/ShowMore";
import { counted } from "../../../format/counted";
import { momentInIndia } from "../../../format/momentInIndia";
import { rupees } from "../../../format/rupees";
import { cmsPaths } from "../../../cmsPaths";
import { Notice } from "../../../ui/Notice";
import { CmsCouponsDocument } from "./CmsCoupons.generated";
import { CouponStateTag } from "./CouponStateTag";

/** The coupons, the newest first, each leading to its page. */
export function CouponList() {
  const client = useApolloClient();
  const data = useLatestQuery(CmsCouponsDocument, {});
  const { nodes, pageInfo } = data.cmsCoupons;

  const handleMore = () =>
    loadNextPage(client, {
      query: CmsCouponsDocument,
      variables: {},
      after: pageInfo.endCursor,
      append: (shown, next) => ({ cmsCoupons: appendPage(shown.cmsCoupons, next.cmsCoupons) }),
    });

  if (nodes.length === 0) {
    return (
      <Notice title="No coupons yet">
        <p>Add the first: people type its code where they register.</p>
      </Notice>
    );
  }
  return (
    <>
      <ContentRows
        items={nodes}
        to={({ id }) => cmsPaths.coupon(id)}
        titleOf={({ code }) => code}
        factsOf={({ unit, value, validUntil, maxUses, usesTaken, state }) => (
          <>
            <span>{unit === "PERCENT" ? `${value} %` : rupees(value)} off</span>
            <span>{maxUses === null ? counted(usesTaken, "use") : `${usesTaken} of ${maxUses} uses`}</span>
            {validUntil && <span>until {momentInIndia(validUntil)}</span>}
            <CouponStateTag state={state} />
          </>
        )}
      />
      <ShowMore hasMore={pageInfo.hasNextPage} onMore={handleMore} />
    </>
  );
}
