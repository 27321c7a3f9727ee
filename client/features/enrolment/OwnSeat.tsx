import { paths } from "../../paths";
import type { OwnSeatProps } from "../workshops/OwnSeatContext";
import { useOwnOrder } from "./useOwnOrder";

/** Draws by the order that the signed-in person has of these, if they have one. */
export function OwnSeat({ offerings, draw }: OwnSeatProps) {
  const own = useOwnOrder(offerings);
  return draw(
    own && {
      offeringId: own.offeringId,
      orderPath: paths.registration(own.id),
      isConfirmed: own.state === "CONFIRMED",
      isWaiting: own.state === "WAITING",
    },
  );
}
