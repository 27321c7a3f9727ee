import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Coupon } from "../../../server/features/enrolment/coupons/coupon.entity";
import { BEHIND_PROXY, enrolmentCalls } from "../../support/enrolmentCalls";
import { enter } from "../../support/fillIn";
import { renderPage } from "../../support/renderPage";
import { useTestApp } from "../../support/testApp";

const server = useTestApp(BEHIND_PROXY);
const { buildCoupon } = enrolmentCalls(server);

test.each(["Theirs", "Yours"])(
  "after a conflict over a coupon, %s leaves it switched off and narrow",
  async (whose) => {
    const { manager } = server.dataSource;
    const { id } = await buildCoupon({ isForAll: false, isForBootcamp: true, isActive: false, value: 60 });
    const { user } = await renderPage({ server, path: `/cms/coupons/${id}`, as: server.people.admin });
    const discount = await screen.findByLabelText<HTMLInputElement>(/^Discount/);
    await manager.update(Coupon, id, { value: 61, version: 2 });
    await user.clear(discount);
    await enter(user, discount, "62");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("radio", { name: new RegExp(`^${whose}`) }));
    expect(screen.getByLabelText<HTMLInputElement>(/^For everything/).checked).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>(/^In use/).checked).toBe(false);
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved")).toBeTruthy();
    const value = whose === "Theirs" ? 61 : 62;
    expect(await manager.findOneByOrFail(Coupon, { id })).toMatchObject({
      value,
      isForAll: false,
      isActive: false,
      version: 3,
    });
  },
);
