import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PriceTag } from "../../../client/ui/text/PriceTag";

test("a price that is struck through is marked as such by its text, which every reader reads", () => {
  const { container } = render(<PriceTag priceRupees={199} listPriceRupees={9999} />);
  expect(container.textContent).toBe("₹199 instead of ₹9,999");
  expect(container.querySelector("[aria-label]")).toBeNull();
});
