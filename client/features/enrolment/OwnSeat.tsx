import { paths } from "../../paths";
import type { OwnSeatProps } from "../workshops/OwnSeatContext";
import { useOwnOrder } from "./useOwnOrder";

/** Draws by the order that the signed-in person has of this, if they have one. */
export function OwnSeat({ offering, draw }: OwnSeatProps) {
  const own = useOwnOrder(offering);
  return draw(own && { orderPath: paths.registration(own.id), isConfirmed: own.state === "CONFIRMED" });
}
